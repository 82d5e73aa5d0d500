import { eq, inArray } from 'drizzle-orm';
import type { Checklist } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import {
  type ChecklistCompetition,
  publishChecklist,
} from '@whaletide/schema/domains/managing/rules/checklist.ts';
import { kindOf } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { isScored } from '@whaletide/schema/domains/competitions/rules/task-types.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { competitionsByIds, seriesOf } from '../competitions/store/reading.ts';
import { hasWorkers } from '../submissions/store/job-kinds.ts';
import { type CompetitionRow, stages, taskSolutions, tasks } from '../competitions/tables.ts';

type CheckedStages = ChecklistCompetition['stages'];

/** The stages of these competitions with their tasks, by competition; one statement for all. */
const readStages = async (
  db: Handle,
  competitionIds: string[],
): Promise<Map<string, CheckedStages>> => {
  if (competitionIds.length === 0) return new Map();
  const rows = await db
    .select({ stage: stages, task: tasks, solution: taskSolutions.taskId })
    .from(stages)
    .leftJoin(tasks, eq(tasks.stageId, stages.id))
    .leftJoin(taskSolutions, eq(taskSolutions.taskId, tasks.id))
    .where(inArray(stages.competitionId, competitionIds))
    .orderBy(stages.startDate, stages.id, tasks.position, tasks.id);
  const byStage = [...Map.groupBy(rows, ({ stage }) => stage.id).values()];
  const read = byStage.flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { stage } = first;
    const tasksOfStage = own.flatMap(({ task, solution }) => {
      if (!task) return [];
      const scored = isScored(task);
      return [
        {
          id: task.id,
          name: task.name,
          ...periodOf(task),
          isScored: scored,
          isReady: scored ? solution !== null || hasWorkers(task) : task.subjective !== null,
          hasSample: Boolean(task.objective?.sampleKey),
          hasDescription: task.description.trim() !== '',
        },
      ];
    });
    const { competitionId, id, name } = stage;
    const hasLesson = stage.lesson !== '';
    return [{ competitionId, id, name, hasLesson, ...periodOf(stage), tasks: tasksOfStage }];
  });
  return Map.groupBy(read, ({ competitionId }) => competitionId);
};

/** These competitions as the checklist looks at them, in their order. */
export const checkedCompetitions = async (
  db: Handle,
  rows: readonly CompetitionRow[],
): Promise<ChecklistCompetition[]> => {
  const parts = await readStages(
    db,
    rows.map(({ id }) => id),
  );
  const series = await seriesOf(db, rows);
  return rows.map((row) => ({
    ...periodOf(row),
    kind: kindOf(row),
    shortDescription: row.shortDescription,
    hasCover: row.image !== null,
    tabs: row.tabs.map(({ Content }) => ({ content: Content })),
    series: series.get(row.seriesId ?? '') ?? null,
    detailType: row.detailType,
    liveUrl: row.liveUrl,
    liveStartDate: row.liveStartDate,
    stages: parts.get(row.id) ?? [],
  }));
};

/** The checklists of those of these competitions that the caller manages. */
export const checklistsOf = async (
  { database: { db }, now }: Services,
  caller: Caller,
  ids: readonly string[],
): Promise<Checklist[]> => {
  const managed = await managedAmong(db, caller, ids);
  const rows = await competitionsByIds(db, [...managed], caller);
  const checked = await checkedCompetitions(db, rows);
  return checked.flatMap((competition, index) => {
    const row = rows[index];
    if (!row) return [];
    return [
      {
        Competition: row.id,
        Items: publishChecklist(competition, now()).map((item) => ({
          Key: item.key,
          Title: item.title,
          Missing: item.missing,
          Needed: item.isNeeded,
          Panel: item.panel,
        })),
      },
    ];
  });
};
