import { Button, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { metricTexts } from '#domains/competitions/components/metric-texts.ts';
import type { Stage, Task } from './opened.ts';
import { taskInputOf, taskProblemsOf, type TaskValues } from './task-values.ts';
import { TrialBoard, type TrialResult } from './TrialBoard.tsx';
import { useTryScoringMutation } from './TrialRun.generated.ts';

interface MetricTrialProps {
  form: UseFormReturnType<TaskValues>;
  stage: Stage;
  task: Task | undefined;
}

/** Titles of the scores as they are typed. */
const titlesOf = ({ objective }: TaskValues): string[] => [
  objective.scoreName.trim() ||
    (objective.metric === 'CUSTOM'
      ? objective.customMetric.name.trim() || metricTexts.CUSTOM.name
      : metricTexts[objective.metric].name),
  ...objective.furtherScores.map(({ name }) => name.trim() || '未命名'),
];

/** 试算: scores by what is typed, without saving it. */
export const MetricTrial = ({ form, stage, task }: MetricTrialProps) => {
  const [run, { loading }] = useTryScoringMutation();
  const [outcome, setOutcome] = useState<{ results: TrialResult[]; titles: string[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    const values = form.getValues();
    const errors = taskProblemsOf(values, stage, task);
    const own = Object.entries(errors).filter(([field]) => field.startsWith('objective.'));
    setOutcome(null);
    setProblem(null);
    if (own.length > 0) {
      form.setErrors(Object.fromEntries(own));
      setProblem('请先改正标出的内容');
      return;
    }
    const { objective } = taskInputOf(values);
    if (!objective) return;
    const input = { stageId: stage.id, taskId: task?.id ?? null, objective };
    try {
      const { data } = await run({ variables: { input } });
      if (data) setOutcome({ results: data.tryScoring.results, titles: titlesOf(values) });
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };

  return (
    <Stack gap="xs">
      <Button variant="default" loading={loading} onClick={() => void start()}>
        试算
      </Button>
      <Text size="sm" c="dimmed">
        用示例文件、由标准答案生成的三份结果{task ? '和最近的三条提交' : ''}
        试算，不保存任何内容。
      </Text>
      <div aria-live="polite">
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
        {outcome && <TrialBoard results={outcome.results} titles={outcome.titles} />}
      </div>
    </Stack>
  );
};
