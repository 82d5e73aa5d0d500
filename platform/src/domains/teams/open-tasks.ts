import { inArray, or, sql } from 'drizzle-orm';
import type { CompetitionTask } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import type { Handle } from '#database/database.ts';
import { type AnyCaller, type Caller, isService } from '#http/caller.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { toTask } from '../competitions/store/presenters.ts';
import { stages, tasks as tasksTable, type TaskRow } from '../competitions/tables.ts';
import { practisedAmong } from './store/practising.ts';
import { competitionStates } from './store/states.ts';

/**
 * Answers a check of whether the caller may read what a task is about. Managers may; so may, from
 * the stage's start, members of teams that have reached the stage. Data of the final isn't there
 * for everyone beforehand. Judges may read the tasks whose works they review, and who practises in
 * a competition that is over those that are scored.
 */
const openTo = async (
  db: Handle,
  caller: AnyCaller | null,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<(task: TaskRow) => boolean> => {
  if (caller === null || tasks.length === 0) return () => false;
  const competitionIds = [...new Set(tasks.map(({ competitionId }) => competitionId))];
  if (isService(caller)) {
    const managed = await managedAmong(db, caller, competitionIds);
    return ({ competitionId }) => managed.has(competitionId);
  }
  const states = await competitionStates(db, caller, competitionIds);
  const practised = await practisedAmong(db, caller.id, competitionIds);
  const begun = await db
    .select({ id: stages.id, startDate: stages.startDate })
    .from(stages)
    .where(inArray(stages.id, [...new Set(tasks.map(({ stageId }) => stageId))]));
  const starts = new Map(begun.map(({ id, startDate }) => [id, startDate]));
  const stateByCompetition = new Map(states.map((state) => [state.Competition, state]));
  return ({ competitionId, stageId, subjective, objective }) => {
    if (practised.has(competitionId) && objective !== null) return true;
    const state = stateByCompetition.get(competitionId);
    const start = starts.get(stageId);
    if (!state || !start) return false;
    const reached = [...state.passedStages, state.currentStage].includes(stageId);
    if (state.Role === 'judge' && subjective !== null) return true;
    return state.manages || (reached && start <= now);
  };
};

/** The tasks as this caller may see them. */
export const taskDocuments = async (
  db: Handle,
  caller: AnyCaller | null,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<CompetitionTask[]> => {
  const open = await openTo(db, caller, tasks, now);
  return tasks.map((task) => toTask(task, open(task)));
};

/**
 * Tells whether the caller uploaded a file of organizers, or may read what one of the tasks that hand
 * it out, as data or a sample, is about.
 */
export const mayReadTaskFile = async (
  db: Handle,
  caller: Caller | null,
  { key, memberId }: { key: string; memberId: string },
  now: Date,
): Promise<boolean> => {
  if (caller === null) return false;
  if (caller.id === memberId) return true;
  const { files, objective } = tasksTable;
  const rows = await db
    .select()
    .from(tasksTable)
    .where(
      or(
        sql`${files} @> ${JSON.stringify([{ key }])}::jsonb`,
        sql`${objective} @> ${JSON.stringify({ sampleKey: key })}::jsonb`,
        sql`${objective} @> ${JSON.stringify({ answeredSampleKey: key })}::jsonb`,
      ),
    );
  const open = await openTo(db, caller, rows, now);
  return rows.some(open);
};
