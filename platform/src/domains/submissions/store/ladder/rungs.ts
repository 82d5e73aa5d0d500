import { and, asc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Measured } from '@whaletide/schema/domains/submissions/rules/board-ladder.ts';
import type { Handle } from '#database/database.ts';
import { jobs } from '#jobs/tables.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import {
  boardDecisions,
  type ExactScores,
  inheritedWorks,
  type ScoredColumns,
  type WorkRow,
  workScorings,
  works,
} from '#domains/submissions/tables.ts';
import { rescoreKind } from '../job-kinds.ts';

const { pending, reviewed } = workStatus;

/** A work of a team on a task's ladder. */
export interface Rung {
  work: WorkRow;
  /** False for one of a former team of its members, of which they were shown the score. */
  isOwn: boolean;
  /** As it was scored; null before, and where that was before the board was protected. */
  scored: ScoredColumns | null;
  /** Null where it isn't decided yet. */
  shown: boolean | null;
  /** Null where it has no score. */
  measured: Measured | null;
  exact: ExactScores | null;
}

/** Influences as they were stored. */
export const toSums = (bytes: Uint8Array | null): Float32Array | null =>
  // A copy: the driver's bytes may begin anywhere in theirs.
  bytes && new Float32Array(Uint8Array.from(bytes).buffer);

const shownAlone = (score: number | null): Measured | null =>
  score === null ? null : { score, rows: null, sums: null };

/** Works of former teams whose score was shown: who leaves a team keeps what it was shown. */
const shownBefore = (db: Handle, teamId: string) =>
  and(
    eq(works.status, reviewed),
    isNotNull(works.publicScore),
    exists(
      db
        .select({ found: sql`1` })
        .from(inheritedWorks)
        .where(and(eq(inheritedWorks.teamId, teamId), eq(inheritedWorks.workId, works.id))),
    ),
  );

/**
 * The works of a team that wait or count, and those of former teams of its members whose score was
 * shown, in the order of their submission.
 */
export const rungsOf = async (db: Handle, taskId: string, teamId: string): Promise<Rung[]> => {
  const rows = await db
    .select({
      work: works,
      scored: boardDecisions.scored,
      shown: boardDecisions.shown,
      exact: workScorings.exact,
      publicRows: workScorings.publicRows,
      sums: workScorings.publicInfluences,
    })
    .from(works)
    .leftJoin(boardDecisions, eq(boardDecisions.workId, works.id))
    .leftJoin(workScorings, eq(workScorings.workId, works.id))
    .where(
      and(
        eq(works.taskId, taskId),
        or(
          and(eq(works.teamId, teamId), inArray(works.status, [pending, reviewed])),
          shownBefore(db, teamId),
        ),
      ),
    )
    .orderBy(asc(works.uploadDate), asc(works.id));
  return rows.map(({ work, scored, shown, exact, publicRows, sums }) => ({
    work,
    isOwn: work.teamId === teamId,
    scored,
    shown,
    exact,
    measured: exact
      ? { score: exact.public[0] ?? 0, rows: publicRows, sums: toSums(sums) }
      : // Only the shown score is known of works that were scored elsewhere.
        shownAlone(work.publicScore),
  }));
};

/** Tells whether works of the team still wait to be scored again, each for itself. */
export const isBeingRescored = async (
  db: Handle,
  task: TaskRow,
  teamId: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, rescoreKind(task)),
        // Scores of a rescoring become effective all at once.
        sql`${jobs.data} ->> 'rescoring' is null`,
        sql`${jobs.data} ->> 'workId' in (select ${works.id} from ${works}
          where ${works.taskId} = ${task.id} and ${works.teamId} = ${teamId})`,
      ),
    )
    .limit(1);
  return row !== undefined;
};
