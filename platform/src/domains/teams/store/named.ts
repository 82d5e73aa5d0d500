import { and, eq, inArray } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { competitionsByIds } from '#domains/competitions/store/reading.ts';
import { teams } from '../tables.ts';

/** Names of teams of competitions that the reader may see. */
export const namedTeams: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: teams.id, name: teams.name, competitionId: teams.competitionId })
    .from(teams)
    .where(and(inArray(teams.id, [...ids]), eq(teams.deleted, false)));
  const competitionIds = [...new Set(rows.map(({ competitionId }) => competitionId))];
  const open = await competitionsByIds(db, competitionIds, caller);
  const openIds = new Set(open.map(({ id }) => id));
  return byId(rows.filter(({ competitionId }) => openIds.has(competitionId)));
};
