import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { zipOf } from '#tests/support/zip.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { objectiveOf, taskOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const CSV = [
  'id,label,part',
  ...Array.from({ length: 8 }, (_, row) => `${row + 1},a,${row < 4 ? 'public' : 'private'}`),
].join('\n');

const change = async ({ taskId, organizer }: TestCompetition, content: Buffer, name: string) => {
  const file = { name, purpose: 'solution' as const };
  const { key } = refOf(await upload(platform, organizer.token, content, file));
  const body = taskOf(platform, { Objective: objectiveOf({ Solution: key }) });
  return [managingCalls.updateTask, { params: { id: taskId }, body }, organizer] as const;
};

const zeros = () => Buffer.alloc(uploadRules.solution.maxSize + 1_024);

describe('a solution', () => {
  it.each([
    ['truth.csv.gz', gzipSync(CSV)],
    ['truth.zip', zipOf({ 'truth.csv': Buffer.from(CSV) })],
    ['truth.tsv', Buffer.from(CSV.replaceAll(',', '\t'))],
  ])('as %s is read, kept as CSV, and scores works', async (name, content) => {
    const competition = await makeCompetition(platform);
    await platform.call(...(await change(competition, content, name)));
    const { organizer, stageId, taskId } = competition;
    const query = { query: { Stage: stageId } };
    const { data } = await platform.call(managingCalls.taskManagement, query, organizer);
    expect(data[0]?.Solution).toMatchObject({ FileName: name, Public: 4, Private: 4 });
    const answer = await platform.app.inject({
      url: `/v2/api/tasks/${taskId}/solution`,
      headers: { authorization: `Bearer ${organizer.token}` },
    });
    expect(answer.body).toBe(CSV);
    const { token } = await enter(platform, competition, `packed${name.split('.').at(-1)}`);
    const work = await submit(platform, competition, token, resultFile(3));
    const { ObjectiveWorkInfo } = await reviewed(platform, token, work._id);
    expect(ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.75);
  });

  it.each([
    ['bomb.csv.gz', () => gzipSync(zeros()), '解压后的文件超过限制（262144 KB）'],
    // A ZIP isn't believed what it says of its size.
    [
      'bomb.zip',
      () => zipOf({ 'truth.csv': zeros() }, { size: 12 }),
      '解压后的文件超过限制（262144 KB）',
    ],
    [
      'two.zip',
      () => zipOf({ 'a.csv': Buffer.from(CSV), 'b.csv': Buffer.from(CSV) }),
      'ZIP 中应只有一个 CSV 文件，实有2个文件：a.csv、b.csv',
    ],
    ['cut.csv.gz', () => gzipSync(CSV).subarray(0, 30), '压缩文件已损坏，无法解压'],
  ])('as %s is refused at its field, and nothing is stored', async (name, content, message) => {
    const competition = await makeCompetition(platform);
    expect(await platform.refusal(...(await change(competition, content(), name)))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'Objective.Solution',
      message,
    });
  });
});
