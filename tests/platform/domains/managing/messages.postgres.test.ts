import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, count, eq } from 'drizzle-orm';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { events } from '#platform/src/events/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;
const LIMIT = 3;

let platform: TestPlatform;
beforeAll(async () => {
  const env = { JOB_POLL_MS: '20', COMPETITION_MESSAGES_PER_DAY: String(LIMIT) };
  platform = await startPlatform({ env });
});
afterAll(() => platform.close());

it('of twenty messages at once as many go as a day allows, each to each member once', async () => {
  const competition = await makeCompetition(platform);
  const { id } = await enter(platform, competition, 'reader');
  const input = {
    params: { id: competition.id },
    body: { Audience: 'everybody' as const, Title: '通知', Content: '内容' },
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      platform.call(messageCalls.send, input, { token: competition.organizer.token }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('429 RATE_LIMITED');
  await waitFor('the messages', async () => {
    const [row] = await platform.database.db
      .select({ rows: count() })
      .from(events)
      .where(and(eq(events.memberId, id), eq(events.eventType, 2044)));
    return row?.rows === LIMIT;
  });
});
