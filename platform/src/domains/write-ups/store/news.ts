import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isActivity } from '#domains/competitions/store/event-types.ts';
import type { Handle } from '#database/database.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { finalRankings } from '#domains/leaderboards/tables.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { writeUps } from '../tables.ts';

const own = alias(teamMembers, 'own');

/**
 * Counts the write-ups that others have written since a moment in the competitions that each of these
 * members took part in, the fullest first: as far as everyone reads them.
 */
export const newWriteUps = (db: Handle, memberIds: readonly string[], since: Date) =>
  db
    .select({
      memberId: own.memberId,
      id: competitions.id,
      name: competitions.name,
      isActivity: sql<boolean>`${isActivity}`,
      rows: count(),
    })
    .from(own)
    .innerJoin(competitions, eq(competitions.id, own.competitionId))
    .innerJoin(writeUps, eq(writeUps.competitionId, competitions.id))
    .innerJoin(teams, eq(teams.id, writeUps.teamId))
    .innerJoin(
      finalRankings,
      and(
        eq(finalRankings.competitionId, competitions.id),
        eq(finalRankings.teamId, writeUps.teamId),
      ),
    )
    .where(
      and(
        inArray(own.memberId, [...memberIds]),
        gt(writeUps.createDate, since),
        isNull(writeUps.collapsedDate),
        eq(competitions.published, true),
        eq(competitions.finalRanking, true),
        eq(teams.banned, false),
        sql`${writeUps.teamId} <> ${own.teamId}`,
      ),
    )
    .groupBy(own.memberId, competitions.id)
    .orderBy(sql`count(*) desc`, asc(competitions.id));
