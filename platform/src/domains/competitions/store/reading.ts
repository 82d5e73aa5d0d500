import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { AnyCaller } from '#http/caller.ts';
import {
  type CompetitionRow,
  competitions,
  type StageRow,
  stages,
  type TaskRow,
  tasks,
} from '../tables.ts';
import { managedBy } from './managed-by.ts';

const MAX_ITEMS = 1_000;

/** Published ones are everybody's; drafts those of their managers. */
const readable = (caller: AnyCaller | null) =>
  or(eq(competitions.published, true), managedBy(caller));

/** Finds which of the competitions exist and may be read by the caller. */
export const competitionsByIds = (
  db: Handle,
  ids: readonly string[],
  caller: AnyCaller | null = null,
): Promise<CompetitionRow[]> =>
  db
    .select()
    .from(competitions)
    .where(and(inArray(competitions.id, [...ids]), readable(caller)));

/** The series that these belong to, by its id; one statement, none where no row has one. */
export const seriesOf = async (
  db: Handle,
  rows: readonly CompetitionRow[],
): Promise<Map<string, CompetitionRow>> => {
  const ids = rows.flatMap(({ seriesId }) => seriesId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(competitions).where(inArray(competitions.id, ids));
  return new Map(found.map((row) => [row.id, row]));
};

export interface PartQuery {
  ids?: readonly string[] | undefined;
  /** Ids of competitions (for stages) or stages (for tasks). */
  parents?: readonly string[] | undefined;
}

/** Stages by ids or of competitions that the caller may read, by their start. */
export const stagesBy = async (
  db: Handle,
  { ids, parents }: PartQuery,
  caller: AnyCaller | null,
): Promise<StageRow[]> => {
  const rows = await db
    .select({ stage: stages })
    .from(stages)
    .innerJoin(competitions, eq(competitions.id, stages.competitionId))
    .where(
      and(
        ids && inArray(stages.id, [...ids]),
        parents && inArray(stages.competitionId, [...parents]),
        readable(caller),
      ),
    )
    .orderBy(asc(stages.startDate), asc(stages.id))
    .limit(MAX_ITEMS);
  return rows.map(({ stage }) => stage);
};

/** A stage of a published competition, with whose it is; undefined for any other. */
export const publicStage = async (
  db: Handle,
  id: string,
): Promise<{ stage: StageRow; competition: CompetitionRow } | undefined> => {
  const [row] = await db
    .select({ stage: stages, competition: competitions })
    .from(stages)
    .innerJoin(competitions, eq(competitions.id, stages.competitionId))
    .where(and(eq(stages.id, id), eq(competitions.published, true)));
  return row;
};

/** Tasks by ids or of stages of competitions that the caller may read, in their order. */
export const tasksBy = async (
  db: Handle,
  { ids, parents }: PartQuery,
  caller: AnyCaller | null,
): Promise<TaskRow[]> => {
  const rows = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(competitions, eq(competitions.id, tasks.competitionId))
    .where(
      and(
        ids && inArray(tasks.id, [...ids]),
        parents && inArray(tasks.stageId, [...parents]),
        readable(caller),
      ),
    )
    .orderBy(asc(tasks.position), asc(tasks.id))
    .limit(MAX_ITEMS);
  return rows.map(({ task }) => task);
};
