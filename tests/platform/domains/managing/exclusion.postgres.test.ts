import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { twoTasks } from '#tests/platform/support/two-tasks.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('twenty who take a task out at once take it out once, and teams hear of it once', async () => {
  const { competition, otherTask, first } = await twoTasks(platform);
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, index) =>
      platform.call(
        managingCalls.excludeTask,
        { params: { id: otherTask }, body: { Excluded: true, Reason: `原因${index}` } },
        competition.organizer,
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('409 CONFLICT');
  const query = { page: 1, perPage: 50 };
  const { data } = await platform.call(notificationCalls.list, { query }, first);
  expect(data.filter(({ EventType }) => EventType === 2040)).toHaveLength(1);
});
