import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Work, workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { isProtected } from '@whaletide/schema/domains/submissions/rules/protection.ts';
import { showsExactScores } from '@whaletide/schema/domains/submissions/rules/rounding.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { judgesCompetition, managedCompetition } from '#domains/competitions/store/access.ts';
import { managedBy } from '#domains/competitions/store/managed-by.ts';
import { withheldFrom } from '#domains/competitions/store/private-boards.ts';
import { competitions, stages, tasks } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { uploads } from '#domains/uploads/tables.ts';
import { readableBy, worksReadableBy } from './readable.ts';
import { bestsBefore } from '../reading/bests-before.ts';
import { toWork, type WorkParts } from '../reading/presenters.ts';
import { workReports, workReviews, type WorkRow, workScorings, works } from '../tables.ts';
import { quotaUsage } from './quota.ts';
import { exactScores } from './scorings.ts';
import { finalPrivate } from './shown-scores.ts';

/** Answers the reviewers' opinions of these works, by work, oldest first. */
const reviewsOf = async (
  db: Handle,
  rows: readonly WorkRow[],
): Promise<Map<string, Work['reviewResults']>> => {
  const ids = rows.filter(({ answers }) => answers !== null).map(({ id }) => id);
  const byWork = new Map<string, Work['reviewResults']>();
  if (ids.length === 0) return byWork;
  const found = await db
    .select({ review: workReviews, name: members.name })
    .from(workReviews)
    .innerJoin(members, eq(members.id, workReviews.reviewerId))
    .where(inArray(workReviews.workId, ids))
    .orderBy(asc(workReviews.reviewDate), asc(workReviews.reviewerId));
  for (const { review, name } of found) {
    const told = {
      Reviewer: { _id: review.reviewerId, Name: name },
      Score: review.score,
      Comment: review.comment,
      Date: review.reviewDate.toISOString(),
    };
    byWork.set(review.workId, [...(byWork.get(review.workId) ?? []), told]);
  }
  return byWork;
};

/** Reader of works, and the time of reading. */
export interface Reader {
  caller: Caller;
  now: Date;
}

/**
 * Tells whether the reader sees a work's private score. Managers of the competition always do. Its
 * team does once the private board is open, unless the work was submitted after that and before the
 * task's end.
 */
const showsPrivateScore = ({ caller, now }: Reader): SQL<boolean> =>
  sql`(${managedBy(caller)} or (${tasks.showPrivateLeaderboard}
    and not coalesce(${works.uploadDate} >= ${withheldFrom(now)}, false)))`;

type Facts = Omit<WorkParts, 'reviews' | 'bestBefore' | 'exact'>;

const unknownFacts: Facts = {
  open: false,
  managed: false,
  final: null,
  step: null,
  clipped: null,
  isProtected: true,
  showsExact: false,
  teamBanned: false,
  hasFile: false,
  hasReport: false,
};

/** Answers the facts around these works, by work. */
const factsOf = async (db: Handle, reader: Reader, rows: readonly WorkRow[]) => {
  if (rows.length === 0) return new Map<string, Facts>();
  const found = await db
    .select({
      id: works.id,
      open: showsPrivateScore(reader),
      managed: managedBy(reader.caller),
      final: finalPrivate(reader.now),
      step: sql<number | null>`(${workScorings.rounded} ->> 'step')::float8`,
      clipped: workScorings.clipped,
      objective: tasks.objective,
      protects: tasks.protectsBoard,
      award: competitions.award,
      teamBanned: teams.banned,
      hasFile: sql<boolean>`${uploads.key} is not null`,
      // Failures are for managers alone.
      hasReport: sql<boolean>`exists (select 1 from ${workReports}
        where ${workReports.workId} = ${works.id}
          and (${managedBy(reader.caller)} or ${workReports.failures} = '[]'
            or ${workReports.log} is not null or cardinality(${workReports.lines}) > 0
            or ${workReports.pictures} <> '[]'))`,
    })
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .innerJoin(teams, eq(teams.id, works.teamId))
    .leftJoin(uploads, eq(uploads.key, works.fileKey))
    .leftJoin(workScorings, eq(workScorings.workId, works.id))
    .where(
      inArray(
        works.id,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(
    found.map(({ id, objective, protects, award, ...facts }): [string, Facts] => {
      const guarded = isProtected(protects, award);
      const showsExact = showsExactScores(objective?.roundsScores, guarded);
      return [id, { ...facts, isProtected: guarded, showsExact }];
    }),
  );
};

/**
 * Works as their readers see them, with what is around them; four statements, whatever their number.
 * Managers read exact scores, everyone else the revealed ones.
 */
export const toWorks = async (
  db: Handle,
  reader: Reader,
  rows: readonly WorkRow[],
): Promise<Work[]> => {
  const reviews = await reviewsOf(db, rows);
  const bests = await bestsBefore(db, rows);
  const facts = await factsOf(db, reader, rows);
  const managed = rows.filter(({ id }) => facts.get(id)?.managed);
  const exact = await exactScores(
    db,
    managed.map(({ id }) => id),
  );
  return rows.map((row) => {
    const around = facts.get(row.id) ?? unknownFacts;
    return toWork(row, {
      ...around,
      reviews: reviews.get(row.id) ?? [],
      bestBefore: bests.get(row.id) ?? null,
      exact: exact.get(row.id) ?? null,
    });
  });
};

/** Answers those of the works that the caller may read. */
export const worksByIds = async (
  db: Handle,
  reader: Reader,
  ids: readonly string[],
): Promise<Work[]> => {
  const rows = await db
    .select({ work: works })
    .from(works)
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(inArray(works.id, [...ids]), worksReadableBy(reader.caller)));
  return toWorks(
    db,
    reader,
    rows.map(({ work }) => work),
  );
};

interface ListQuery {
  page: number;
  perPage: number;
  Team?: string | undefined;
  Task: string;
  Status?: number | undefined;
}

/** @throws Refusal NOT_FOUND, FORBIDDEN for who may not read what is asked for */
const checkReadable = async (db: Handle, caller: Caller, query: ListQuery): Promise<void> => {
  const chosen = { competitionId: tasks.competitionId };
  if (query.Team === undefined) {
    const [task] = await db
      .select({ ...chosen, subjective: tasks.subjective, judgingMode: tasks.judgingMode })
      .from(tasks)
      .where(eq(tasks.id, query.Task));
    if (!task) throw notFound('任务');
    const isFree = task.subjective !== null && task.judgingMode === null;
    if (isFree && (await judgesCompetition(db, caller, task.competitionId))) return;
    await managedCompetition(db, caller, task.competitionId);
    return;
  }
  const [task] = await db
    .select(chosen)
    .from(teams)
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(tasks, eq(tasks.competitionId, competitions.id))
    .where(and(eq(teams.id, query.Team), eq(tasks.id, query.Task), readableBy(caller, teams.id)));
  if (!task) throw notFound('团队');
};

/**
 * Works of a competition that couldn't be scored by no fault of their files, newest first.
 * @throws Refusal NOT_FOUND, FORBIDDEN for who doesn't manage it
 */
export const failedWorks = async (
  db: Handle,
  reader: Reader,
  { competitionId, ...query }: { competitionId: string; page: number; perPage: number },
): Promise<Page<Work>> => {
  await managedCompetition(db, reader.caller, competitionId);
  const { pending, platformError } = workStatus;
  const chosen = and(
    eq(works.competitionId, competitionId),
    eq(works.status, platformError),
    // As the index of what waits has it.
    sql`${works.status} in (${sql.raw(String(pending))}, ${sql.raw(String(platformError))})`,
  );
  return toPage(query, {
    rows: db.select().from(works).where(chosen).orderBy(desc(works.uploadDate), desc(works.id)),
    total: db.select({ rows: count() }).from(works).where(chosen),
    present: (rows) => toWorks(db, reader, rows),
  });
};

/** A team's works for a task, or all teams', newest first, with what counts. @throws Refusal NOT_FOUND, FORBIDDEN */
export const listWorks = async (
  db: Handle,
  reader: Reader,
  query: ListQuery,
): Promise<
  Page<Work> & { totalValidSubmissionCount: number; dailyValidSubmissionCount: number }
> => {
  await checkReadable(db, reader.caller, query);
  const chosen = and(
    eq(works.taskId, query.Task),
    query.Team === undefined ? undefined : eq(works.teamId, query.Team),
    query.Status === undefined ? undefined : eq(works.status, query.Status),
  );
  const page = await toPage(query, {
    rows: db.select().from(works).where(chosen).orderBy(desc(works.uploadDate), desc(works.id)),
    total: db.select({ rows: count() }).from(works).where(chosen),
    present: (rows) => toWorks(db, reader, rows),
  });
  const [used] =
    query.Team === undefined ? [] : await quotaUsage(db, [query.Team], [query.Task], reader.now);
  return {
    ...page,
    totalValidSubmissionCount: used?.used.total ?? 0,
    dailyValidSubmissionCount: used?.used.today ?? 0,
  };
};
