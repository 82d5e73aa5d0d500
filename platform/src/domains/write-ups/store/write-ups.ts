import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type {
  WriteUp,
  WriteUpTexts,
  WriteUpVersion,
} from '@whaletide/schema/domains/write-ups/rest.ts';
import {
  LEADING_PLACES,
  WRITE_UP_EXCERPT,
  type WriteUpSort,
} from '@whaletide/schema/domains/write-ups/rules.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { statedAuthorship } from '#authorship.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { notFound } from '#refusal.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { rankOfTeam } from '#domains/leaderboards/store/rank-of-team.ts';
import { finalRankings } from '#domains/leaderboards/tables.ts';
import { teamMembers, teams } from '#domains/teams/tables.ts';
import { votes } from '#domains/votes/tables.ts';
import { writeUps, writeUpVersions } from '../tables.ts';

const ofTeamOf = ({ id }: Caller): SQL => sql`exists (
  select 1 from ${teamMembers}
  where ${teamMembers.teamId} = ${writeUps.teamId} and ${teamMembers.memberId} = ${id}
)`;

/**
 * Selects what the caller may read: as the final ranking is published now, and of teams that stand in
 * it; what is folded for its team and administrators alone.
 */
const readable = (caller: Caller | null): SQL | undefined =>
  and(
    eq(competitions.published, true),
    eq(competitions.finalRanking, true),
    eq(teams.banned, false),
    hasRole(caller, 'admin')
      ? undefined
      : or(isNull(writeUps.collapsedDate), caller ? ofTeamOf(caller) : undefined),
  );

const authors = sql<string[]>`(
  select array_agg(author_id order by first) from (
    select ${writeUpVersions.authorId} as author_id, min(${writeUpVersions.number}) as first
    from ${writeUpVersions} where ${writeUpVersions.writeUpId} = ${writeUps.id}
    group by ${writeUpVersions.authorId}
  ) as wrote
)`;

const isLike = sql`${votes.kind} = 'WRITE_UP' and ${votes.targetId} = ${writeUps.id} and ${votes.active}`;

const likes = sql<number>`(select count(*)::int from ${votes} where ${isLike})`;

const likedBy = (caller: Caller | null): SQL<boolean | null> =>
  caller
    ? sql`exists (select 1 from ${votes} where ${isLike} and ${votes.memberId} = ${caller.id})`
    : sql`null`;

const newest = and(
  eq(writeUpVersions.writeUpId, writeUps.id),
  eq(writeUpVersions.number, writeUps.version),
);

const shown = (db: Handle, condition: SQL | undefined, caller: Caller | null) =>
  db
    .select({
      row: writeUps,
      textId: writeUpVersions.id,
      authorship: writeUpVersions.authorship,
      authorshipModel: writeUpVersions.authorshipModel,
      excerpt: sql<string>`left(${writeUpVersions.approach}, ${sql.raw(String(WRITE_UP_EXCERPT))})`,
      rank: rankOfTeam,
      award: finalRankings.reward,
      authors,
      likes,
      liked: likedBy(caller),
    })
    .from(writeUps)
    .innerJoin(writeUpVersions, newest)
    .innerJoin(competitions, eq(competitions.id, writeUps.competitionId))
    .innerJoin(teams, eq(teams.id, writeUps.teamId))
    .innerJoin(
      finalRankings,
      and(
        eq(finalRankings.competitionId, writeUps.competitionId),
        eq(finalRankings.teamId, writeUps.teamId),
      ),
    )
    .where(and(condition, readable(caller)));

type Shown = Awaited<ReturnType<typeof shown>>[number];

const toWriteUp = ({
  row,
  textId,
  excerpt,
  rank,
  award,
  authors: wrote,
  likes: votesCount,
  liked,
  ...version
}: Shown): WriteUp => ({
  _id: row.id,
  Competition: row.competitionId,
  Team: row.teamId,
  Rank: rank,
  Award: award,
  Authors: wrote,
  Version: row.version,
  Text: textId,
  Excerpt: excerpt,
  VotesCount: votesCount,
  Voted: liked,
  ...statedAuthorship(version),
  CreateDate: row.createDate.toISOString(),
  UpdateDate: row.updateDate.toISOString(),
  CollapsedReason: row.collapsedReason,
});

/** Columns by which each order sorts. */
const orders: Record<WriteUpSort, SQL[]> = {
  leading: [
    asc(sql`least(${finalRankings.place}, ${LEADING_PLACES + 1})`),
    desc(likes),
    asc(finalRankings.place),
  ],
  rank: [asc(finalRankings.place)],
  votes: [desc(likes), asc(finalRankings.place)],
  newest: [desc(writeUps.updateDate), asc(finalRankings.place)],
};

/** A page of a competition's write-ups that the caller may read; by place unless it says otherwise. */
export const writeUpsOf = (
  db: Handle,
  competitionId: string,
  caller: Caller | null,
  query: PageQuery & { sort?: WriteUpSort | undefined },
): Promise<Page<WriteUp>> => {
  const own = eq(writeUps.competitionId, competitionId);
  const all = shown(db, own, caller).as('all');
  return toPage(query, {
    rows: shown(db, own, caller).orderBy(...orders[query.sort ?? 'rank']),
    total: db.select({ rows: count() }).from(all),
    present: (rows) => rows.map(toWriteUp),
  });
};

/** Write-ups of these teams that the caller may read. */
export const writeUpsOfTeams = async (
  db: Handle,
  teamIds: readonly string[],
  caller: Caller | null,
): Promise<WriteUp[]> => {
  if (teamIds.length === 0) return [];
  return (await shown(db, inArray(writeUps.teamId, [...teamIds]), caller)).map(toWriteUp);
};

/** A write-up that the caller may read. @throws Refusal NOT_FOUND */
export const writeUpAsSeen = async (db: Handle, caller: Caller, id: string): Promise<WriteUp> => {
  const [row] = await shown(db, eq(writeUps.id, id), caller);
  if (!row) throw notFound('方案');
  return toWriteUp(row);
};

/** Texts of those of these versions that the caller may read. */
export const textsOf = async (
  db: Handle,
  versionIds: readonly string[],
  caller: Caller | null,
): Promise<WriteUpTexts[]> => {
  const rows = await db
    .select({ version: writeUpVersions })
    .from(writeUpVersions)
    .innerJoin(writeUps, eq(writeUps.id, writeUpVersions.writeUpId))
    .innerJoin(competitions, eq(competitions.id, writeUps.competitionId))
    .innerJoin(teams, eq(teams.id, writeUps.teamId))
    .innerJoin(finalRankings, eq(finalRankings.teamId, writeUps.teamId))
    .where(and(inArray(writeUpVersions.id, [...versionIds]), readable(caller)));
  return rows.map(({ version }) => ({
    _id: version.id,
    Approach: version.approach,
    Features: version.features,
    Validation: version.validation,
    FailedAttempts: version.failedAttempts,
    Costs: version.costs,
  }));
};

/** A page of a write-up's versions, the newest first. @throws Refusal NOT_FOUND */
export const versionsOf = async (
  db: Handle,
  id: string,
  caller: Caller | null,
  query: PageQuery,
): Promise<Page<WriteUpVersion>> => {
  const [found] = await shown(db, eq(writeUps.id, id), caller);
  if (!found) throw notFound('方案');
  const own = eq(writeUpVersions.writeUpId, id);
  return toPage(query, {
    rows: db
      .select({
        _id: writeUpVersions.id,
        Number: writeUpVersions.number,
        Author: writeUpVersions.authorId,
        date: writeUpVersions.date,
        authorship: writeUpVersions.authorship,
        authorshipModel: writeUpVersions.authorshipModel,
      })
      .from(writeUpVersions)
      .where(own)
      .orderBy(desc(writeUpVersions.number)),
    total: db.select({ rows: count() }).from(writeUpVersions).where(own),
    present: (rows) =>
      rows.map(({ date, authorship, authorshipModel, ...version }) => ({
        ...version,
        ...statedAuthorship({ authorship, authorshipModel }),
        CreateDate: date.toISOString(),
      })),
  });
};
