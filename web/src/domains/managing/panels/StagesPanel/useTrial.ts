import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { metricTexts } from '#domains/competitions/components/metric-texts.ts';
import type { Stage, Task } from './opened.ts';
import { taskInputOf, taskProblemsOf, type TaskValues } from './task-values.ts';
import type { BoardProps } from './TrialBoard.tsx';
import { useTryScoringMutation } from './TrialRun.generated.ts';

interface Tried {
  form: UseFormReturnType<TaskValues>;
  stage: Stage;
  task: Task | undefined;
}

export interface TrialOutcome extends BoardProps {
  /** True once something was changed by which it would be scored otherwise. */
  isStale: boolean;
}

/** Titles of the scores as they are typed. */
const titlesOf = ({ objective }: TaskValues): string[] => [
  objective.scoreName.trim() ||
    (objective.metric === 'CUSTOM'
      ? objective.customMetric.name.trim() || metricTexts.CUSTOM.name
      : metricTexts[objective.metric].name),
  ...objective.furtherScores.map(({ name }) => name.trim() || '未命名'),
];

const settingsOf = (values: TaskValues): string => JSON.stringify(taskInputOf(values).objective);

/** Scores by what is typed, without saving it. */
export const useTrial = ({ form, stage, task }: Tried) => {
  const [run, { loading }] = useTryScoringMutation();
  const [outcome, setOutcome] = useState<Omit<TrialOutcome, 'isStale'> & { settings: string }>();
  /** Reason for which there is no outcome, with the form's path of the field that it is about. */
  const [problem, setProblem] = useState<{ message: string; path: string | null } | null>(null);

  const start = async () => {
    const values = form.getValues();
    const errors = taskProblemsOf(values, stage, task);
    const own = Object.entries(errors).filter(([field]) => field.startsWith('objective.'));
    setOutcome(undefined);
    setProblem(null);
    if (own.length > 0) {
      form.setErrors(Object.fromEntries(own));
      setProblem({ message: '请先改正标出的内容', path: own[0]?.[0] ?? null });
      return;
    }
    const { objective } = taskInputOf(values);
    if (!objective) return;
    const input = { stageId: stage.id, taskId: task?.id ?? null, objective };
    try {
      const { data } = await run({ variables: { input } });
      if (data)
        setOutcome({
          ...data.tryScoring,
          titles: titlesOf(values),
          settings: settingsOf(values),
        });
    } catch (error) {
      const { message, field } = failureOf(error);
      setProblem({ message, path: field });
    }
  };
  const shown: TrialOutcome | undefined = outcome && {
    ...outcome,
    isStale: outcome.settings !== settingsOf(form.values),
  };
  return { start, loading, outcome: shown, problem };
};
