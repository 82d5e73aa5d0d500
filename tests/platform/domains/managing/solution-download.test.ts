import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';
import { objectiveOf, taskOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const CSV = 'id,label,part\n1,企鹅,public\n2,海豹,private';

it('the solution that counts says where it comes from, and is downloaded as it counts', async () => {
  const competition = await makeCompetition(platform);
  const { stageId, taskId, organizer } = competition;
  const named = { name: '答案 终版.csv', purpose: 'solution' } as const;
  const { key } = refOf(await upload(platform, organizer.token, CSV, named));
  const body = taskOf(platform, { Objective: objectiveOf({ Solution: key }) });
  await platform.call(managingCalls.updateTask, { params: { id: taskId }, body }, organizer);

  const { data } = await platform.call(
    managingCalls.taskManagement,
    { query: { Stage: stageId } },
    organizer,
  );
  const checksum = createHash('sha256').update(CSV).digest('hex');
  expect(data[0]?.Solution).toMatchObject({
    Task: taskId,
    FileName: '答案 终版.csv',
    User: organizer.id,
    StoreDate: platform.clock.now.toISOString(),
    Checksum: checksum,
    Public: 1,
    Private: 1,
  });

  // Saved again without a file: what is known of it stays.
  const again = taskOf(platform, { Name: '改名' });
  await platform.call(managingCalls.updateTask, { params: { id: taskId }, body: again }, organizer);
  const kept = await platform.call(
    managingCalls.taskManagement,
    { query: { Stage: stageId } },
    organizer,
  );
  expect(kept.data[0]?.Solution).toMatchObject({ FileName: '答案 终版.csv', Checksum: checksum });

  const answer = await platform.app.inject({
    url: `/v2/api/tasks/${taskId}/solution`,
    headers: { authorization: `Bearer ${organizer.token}` },
  });
  expect(answer.body).toBe(CSV);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const { token } = await enter(platform, competition, 'curious');
  const refused = await platform.app.inject({
    url: `/v2/api/tasks/${taskId}/solution`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.statusCode).toBe(403);

  const admin = await administrator(platform, '管理员');
  expect(await newest(platform, admin, 'managing.downloadSolution')).toMatchObject({
    Actor: organizer.id,
    Target: competition.id,
    After: { fileName: '答案 终版.csv', checksum },
  });
});
