import { manageCompetitionsPath } from '../organizations/paths.ts';

/** The page on which a competition is managed, at one of its panels (panels.ts). */
export const manageCompetitionPath = (shortName: string, competitionId: string, panel?: string) =>
  [manageCompetitionsPath(shortName), competitionId, panel].filter(Boolean).join('/');

/** Stands in the address in the place of the id of a task that isn't there yet. */
export const NEW_TASK = 'new';

interface TaskAddress {
  shortName: string;
  competitionId: string;
  stageId: string;
  /** Id of the task, or NEW_TASK. */
  taskId: string;
}

/** The form of a task of a stage, at one of its steps (form-steps.ts); the first by default. */
export const manageTaskPath = (
  { shortName, competitionId, stageId, taskId }: TaskAddress,
  step?: string,
) =>
  [manageCompetitionPath(shortName, competitionId), 'stages', stageId, 'tasks', taskId, step]
    .filter(Boolean)
    .join('/');
