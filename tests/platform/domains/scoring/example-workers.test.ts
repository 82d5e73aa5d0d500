import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { openToWorkers } from '#tests/platform/support/scoring-worker.ts';
import { enter, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, '../../../../docs/examples');

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  // The examples work by the clock.
  platform.clock.advance(Date.now() - platform.clock.now.getTime());
  address = await platform.listen();
});
afterAll(() => platform.close());

const REFERENCE = 'id,label\n1,a\n2,b\n3,a\n4,b\n';

describe.each([
  ['scoring_worker.py', 'python3', []],
  ['scoring-worker.mjs', process.execPath, []],
] as const)('%s', (file, command, options) => {
  const source = path.join(folder, file);
  /** Lets it score one work. */
  const scoreOne = async (token: string) => {
    const env = { ...process.env, SITE: address, SCORING_TOKEN: token, ONCE: '1' };
    await run(command, [...options, source], { env, timeout: 60_000 });
  };
  const situation = async (name: string, content: string) => {
    const competition = await makeCompetition(platform);
    const sent = await upload(platform, competition.organizer.token, REFERENCE, {
      name: 'truth.csv',
      purpose: 'reference',
    });
    const worker = await openToWorkers(platform, competition, sent.body.key);
    const { token } = await enter(platform, competition, name);
    const work = await submit(platform, competition, token, content);
    await scoreOne(worker.token);
    return { token, work: await reviewed(platform, token, work._id) };
  };
  const word = file.endsWith('py') ? 'python' : 'node';

  it('has less than 120 lines', () => {
    expect(readFileSync(source, 'utf8').split('\n').length).toBeLessThan(120);
  });

  it('scores a work, and tells its team what it did', async () => {
    const right = await situation(`${word}right`, 'id,label\n1,a\n2,b\n3,b\n4,b\n');
    expect(right.work.ObjectiveWorkInfo?.PublicReviewResult.Score).toBe(0.75);
    const query = { ids: right.work._id };
    const { data } = await platform.call(scoringWorkerCalls.reports, { query }, right);
    expect(data[0]).toMatchObject({ Lines: ['共4行', '评测完成'], Log: '1 行有误', Progress: 1 });
  });

  it('tells what is wrong with a file', async () => {
    const { work } = await situation(`${word}wrong`, 'id,label\n1,a\n');
    expect(work).toMatchObject({
      Status: workStatus.fileError,
      ObjectiveWorkInfo: { PublicReviewResult: { ReviewErrorMessage: '缺少3行，例如 id 为 2' } },
    });
  });
});
