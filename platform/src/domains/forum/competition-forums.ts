import { and, eq, inArray } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { type CompetitionRow } from '../competitions/tables.ts';
import { registrations } from '../teams/tables.ts';
import { type OpenForum, openTo, type Reader } from './open-forum.ts';

/** Finds which of the competitions the member has registered for. */
const registeredAmong = async (db: Handle, caller: Caller | null, ids: readonly string[]) => {
  if (caller === null || ids.length === 0) return new Set<string>();
  const { competitionId, memberId, status } = registrations;
  const rows = await db
    .select({ competitionId })
    .from(registrations)
    .where(
      and(
        inArray(competitionId, [...ids]),
        eq(memberId, caller.id),
        eq(status, registerStatus.registered),
      ),
    );
  return new Set(rows.map((row) => row.competitionId));
};

/** The forum of an organization competition is for those who take part, unless it is opened. */
const isClosed = (competition: CompetitionRow) =>
  competition.publishStatus === publishStatus.organization && !competition.publishForum;

/** Finds which of the competitions' forums are open to the reader. */
export const openCompetitionForums = async (
  db: Handle,
  ids: readonly string[],
  reader: Reader,
): Promise<OpenForum[]> => {
  const { caller } = reader;
  const found = await competitionsByIds(db, ids, caller);
  const own = await managedAmong(
    db,
    caller,
    found.map(({ id }) => id),
  );
  const closed = found.filter((competition) => isClosed(competition)).map(({ id }) => id);
  const inside = await registeredAmong(db, caller, closed);
  return found
    .filter(
      (competition) =>
        !isClosed(competition) || own.has(competition.id) || inside.has(competition.id),
    )
    .map((competition) =>
      openTo(reader, competition, { kind: 'COMPETITION', manages: own.has(competition.id) }),
    );
};
