import type { UseFormReturnType } from '@mantine/form';
import type { Competition, Stage, Task } from '#domains/managing/panels/StagesPanel/opened.ts';
import type { TaskValues } from '#domains/managing/panels/StagesPanel/task-values.ts';
import type { useTaskFiles } from '#domains/managing/panels/StagesPanel/useTaskFiles.ts';

/** Props of each step of a task's form. */
export interface StepProps {
  form: UseFormReturnType<TaskValues>;
  competition: Competition;
  stage: Stage;
  /** Undefined for a new one. */
  task: Task | undefined;
  /** Takes the state of a file field. */
  onFileState: ReturnType<typeof useTaskFiles>['onState'];
}

/** Tells whether the organizer's own workers score the task's files. */
export const isByWorkers = (task: Task | undefined): boolean => task?.scoring?.scorer === 'WORKER';

/** Tells whether a field, or one within it, is marked as wrong. */
export const hasErrorAt = (errors: Record<string, unknown>, ...paths: readonly string[]): boolean =>
  Object.entries(errors).some(
    ([path, error]) =>
      Boolean(error) && paths.some((one) => path === one || path.startsWith(`${one}.`)),
  );
