import type { Stage, Task } from '#domains/managing/panels/StagesPanel/opened.ts';
import {
  taskInputOf,
  taskValuesOf,
  type TaskValues,
} from '#domains/managing/panels/StagesPanel/task-values.ts';
import { stepFieldOf, stepFields, type StepKey } from './form-steps.ts';

/** A field that is to be filled in or corrected. */
export interface LackingField {
  path: string;
  label: string;
  step: StepKey;
}

/** True where platform scores the task's files, which it can't without a solution. */
const needsSolution = ({ type, objective }: TaskValues, task: Task | undefined): boolean =>
  type === 'AUTOMATIC' &&
  task?.scoring?.scorer !== 'WORKER' &&
  objective.solutionKey === null &&
  !task?.management?.solution;

/** Fields that are wrong or empty, each once, in the order of the steps. */
export const lackingFields = (
  values: TaskValues,
  problems: Readonly<Record<string, unknown>>,
  task: Task | undefined,
): LackingField[] => {
  const paths = [
    ...Object.keys(problems),
    ...(needsSolution(values, task) ? ['objective.solutionKey'] : []),
  ];
  const found = paths.flatMap((path) => {
    const field = stepFieldOf(path);
    return field ? [{ path, ...field }] : [];
  });
  const labels = [...stepFields.values()].map(({ label }) => label);
  return found
    .filter(({ label }, index) => found.findIndex((other) => other.label === label) === index)
    .toSorted((a, b) => labels.indexOf(a.label) - labels.indexOf(b.label));
};

const valueAt = (input: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[step]
          : undefined,
      input,
    );

/** Fields whose values differ from what the task has. */
export const changedFields = (values: TaskValues, stage: Stage, task: Task): LackingField[] => {
  const [now, before] = [taskInputOf(values), taskInputOf(taskValuesOf(stage, task))];
  return [...stepFields]
    .filter(
      ([path]) => JSON.stringify(valueAt(now, path)) !== JSON.stringify(valueAt(before, path)),
    )
    .map(([path, field]) => ({ path, ...field }));
};
