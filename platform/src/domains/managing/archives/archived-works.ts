import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { higherIsBetter } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { MAX_SELECTED } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import {
  type ArchivedBoards,
  archivedBoards,
  type ArchivedScores,
  type BoardRules,
} from '@whaletide/schema/domains/managing/rules/archive-boards.ts';
import type { Handle } from '#database/database.ts';
import type { Services } from '#services.ts';
import { type Objective, tasks } from '#domains/competitions/tables.ts';
import { newestCheckpoint } from '#domains/receipts/store/receipts.ts';
import { logLeaves } from '#domains/receipts/tables.ts';
import { workScorings, works } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import { uploads } from '#domains/uploads/tables.ts';
import type { PackedEntry } from './packing.ts';

/** A work in an archive. */
interface ArchivedWork extends ArchivedScores {
  /** Milliseconds from the start of the competition. */
  submitted: number;
  /** Program that scored it; a worker's scores can't be made again. */
  scorer: 'platform' | 'worker';
  /** Entry with its file; null where it isn't kept. */
  file: string | null;
}

/** Receipts of works: leaves of the public log as they stand in it, and its newest checkpoint. */
interface ArchivedReceipts {
  checkpoint: { origin: string; size: number; note: string; key: string };
  leaves: { index: number; leaf: string }[];
}

export interface WorksOfArchive {
  works: ArchivedWork[];
  boards: ArchivedBoards[];
  receipts: ArchivedReceipts;
  entries: PackedEntry[];
}

/** Rules of a task's boards. */
export const boardRulesOf = (objective: Objective): BoardRules => ({
  higherIsBetter: higherIsBetter(objective),
  most: objective.selectionLimit ?? MAX_SELECTED,
});

const scoredWorks = (db: Handle, taskId: string) =>
  db
    .select({
      id: works.id,
      teamId: works.teamId,
      uploadDate: works.uploadDate,
      selected: works.selected,
      exact: workScorings.exact,
      seconds: workScorings.seconds,
      upload: { key: uploads.key, ext: uploads.ext, size: uploads.size },
    })
    .from(works)
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .innerJoin(teams, and(eq(teams.id, works.teamId), eq(teams.banned, false)))
    .leftJoin(uploads, eq(uploads.key, works.fileKey))
    .where(
      and(
        eq(works.taskId, taskId),
        eq(works.status, workStatus.reviewed),
        eq(works.late, false),
        isNotNull(works.fileKey),
      ),
    )
    .orderBy(asc(works.uploadDate), asc(works.id));

const receiptsOf = async (
  services: Services,
  taskIds: readonly string[],
): Promise<ArchivedReceipts> => {
  const { Origin, Size, Note, Key } = await newestCheckpoint(services);
  const leaves =
    taskIds.length === 0
      ? []
      : await services.database.db
          .select({ index: logLeaves.index, leaf: logLeaves.leaf })
          .from(logLeaves)
          .where(inArray(logLeaves.taskId, [...taskIds]))
          .orderBy(asc(logLeaves.index));
  return { checkpoint: { origin: Origin, size: Size, note: Note, key: Key }, leaves };
};

/**
 * Works of a competition that were scored from files, with numbers in place of teams: no member, no
 * name, no note and no file name is among it. Late works and those of banned teams stay out.
 *
 * @param taskIds in the order of the description
 */
export const worksOfArchive = async (
  services: Services,
  { taskIds, start }: { taskIds: readonly string[]; start: Date },
): Promise<WorksOfArchive> => {
  const { db } = services.database;
  const numbers = new Map<string, number>();
  const all: ArchivedWork[] = [];
  const boards: ArchivedBoards[] = [];
  const entries: PackedEntry[] = [];
  for (const [task, id] of taskIds.entries()) {
    const [row] = await db.select().from(tasks).where(eq(tasks.id, id));
    if (!row?.objective) continue;
    const rows = await scoredWorks(db, id);
    const own = rows.map(
      ({ teamId, uploadDate, selected, exact, seconds, upload }): ArchivedWork => {
        const team = numbers.get(teamId) ?? numbers.size + 1;
        numbers.set(teamId, team);
        const file = upload && `works/${entries.length + 1}${upload.ext}`;
        if (upload && file)
          entries.push({
            entry: file,
            size: upload.size,
            sealed: false,
            key: upload.key,
            name: `队伍 ${team} 的提交`,
          });
        return {
          task,
          team,
          submitted: uploadDate.getTime() - start.getTime(),
          selected,
          scorer: seconds === null ? 'worker' : 'platform',
          exact: { public: exact.public, private: exact.private },
          file,
        };
      },
    );
    all.push(...own);
    if (own.length > 0) boards.push(archivedBoards(task, own, boardRulesOf(row.objective)));
  }
  return { works: all, boards, receipts: await receiptsOf(services, taskIds), entries };
};
