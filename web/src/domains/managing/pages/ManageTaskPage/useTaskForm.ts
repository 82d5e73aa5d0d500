import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { hashOf } from '#lib/seed.ts';
import type { Stage, Task } from '#domains/managing/panels/StagesPanel/opened.ts';
import {
  taskInputOf,
  taskProblemsOf,
  taskValuesOf,
  type TaskValues,
} from '#domains/managing/panels/StagesPanel/task-values.ts';
import { useTaskFiles } from '#domains/managing/panels/StagesPanel/useTaskFiles.ts';

/** State of a task that a draft changes: another one once the task was changed elsewhere. */
export const stateOf = (stage: Stage, task: Task | undefined): string =>
  task ? String(hashOf(JSON.stringify(taskInputOf(taskValuesOf(stage, task))))) : '';

/** The form of a task, kept in this browser until it is saved, with its problems as it stands. */
export const useTaskForm = (stage: Stage, task: Task | undefined) => {
  const stored = taskValuesOf(stage, task);
  const files = useTaskFiles();
  const problemsOf = (values: TaskValues): Record<string, string> => ({
    ...taskProblemsOf(values, stage, task),
    ...files.problems,
  });
  const draft = useDraftForm<TaskValues>(`task-${task?.id ?? `of-${stage.id}`}`, stored, {
    state: stateOf(stage, task),
    // A draft of an older form lacks what was added to these parts since.
    chosen: ({ objective, form }) => ({
      objective: { ...stored.objective, ...objective },
      form: { ...stored.form, ...form },
    }),
    validate: problemsOf,
  });
  const isUntouched =
    JSON.stringify(taskInputOf(draft.form.values)) === JSON.stringify(taskInputOf(stored)) &&
    draft.form.values.type === stored.type;
  return { ...draft, files, problems: problemsOf(draft.form.values), isUntouched };
};
