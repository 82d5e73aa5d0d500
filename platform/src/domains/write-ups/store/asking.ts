import { inArray, sql } from 'drizzle-orm';
import { EVENT_WRITE_UP_ASKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { writeUpRequests, writeUps } from '../tables.ts';

/** A team of a published final ranking, with who is in it now. */
export interface AskedTeam {
  id: string;
  place: number;
  members: readonly string[];
}

/** Notes that these teams are asked; answers those that weren't before and have written nothing. */
const notedOf = async (tx: Transaction, ids: readonly string[], date: Date): Promise<string[]> => {
  const own = tx
    .select({ teamId: teams.id, date: sql<Date>`${date.toISOString()}::timestamptz`.as('date') })
    .from(teams)
    .where(
      sql`${inArray(teams.id, [...ids])} and not ${teams.banned} and not ${teams.deleted}
        and not exists (select 1 from ${writeUps} where ${writeUps.teamId} = ${teams.id})`,
    );
  const noted = await tx
    .insert(writeUpRequests)
    .select(own)
    .onConflictDoNothing()
    .returning({ teamId: writeUpRequests.teamId });
  return noted.map(({ teamId }) => teamId);
};

/**
 * Asks the members of ranked teams to write how they did it: each team once, however often its
 * competition's ranking is corrected or published again, and none that has written already.
 */
export const askForWriteUps = async (
  tx: Transaction,
  { events, now }: Pick<Services, 'events' | 'now'>,
  competition: Pick<CompetitionRow, 'id' | 'name' | 'published'>,
  ranked: readonly AskedTeam[],
): Promise<void> => {
  if (!competition.published || ranked.length === 0) return;
  const ids = ranked.map(({ id }) => id);
  const noted = new Set(await notedOf(tx, ids, now()));
  // In the order of ids, as all that numbers events of several members.
  const asked = ranked.filter(({ id }) => noted.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { place, members } of asked)
    await events.publish(tx, members, {
      kind: 'notification',
      eventType: EVENT_WRITE_UP_ASKED,
      related: competition.id,
      data: { Competition: { _id: competition.id, Name: competition.name }, Place: place },
    });
};
