import { expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { chatSessions } from '#platform/src/domains/chat/tables.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

it('of twenty who open a team’s conversation at once, all get the same one', async () => {
  const platform = await startPlatform({ worker: false });
  const competition = await makeCompetition(platform);
  const { token, team } = await enter(platform, competition, 'captain');
  const opened = await Promise.all(
    Array.from({ length: 20 }, () =>
      platform.call(chatCalls.openTeam, { params: { id: team } }, { token }),
    ),
  );
  expect(new Set(opened.map(({ _id }) => _id)).size).toBe(1);
  const { db } = platform.database;
  expect(await db.select().from(chatSessions).where(eq(chatSessions.teamId, team))).toHaveLength(1);
  await platform.close();
});
