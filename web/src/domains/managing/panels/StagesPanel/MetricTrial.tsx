import { Button, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Stage, Task } from './opened.ts';
import type { TaskValues } from './task-values.ts';
import { TrialBoard } from './TrialBoard.tsx';
import { useTrial } from './useTrial.ts';

interface MetricTrialProps {
  form: UseFormReturnType<TaskValues>;
  stage: Stage;
  task: Task | undefined;
}

/** 试算: scores by what is typed, without saving it. */
export const MetricTrial = (props: MetricTrialProps) => {
  const { start, loading, outcome, problem } = useTrial(props);
  return (
    <Stack gap="xs">
      <Button variant="default" loading={loading} onClick={() => void start()}>
        试算
      </Button>
      <Text size="sm" c="dimmed">
        用示例文件、由标准答案生成的三份结果{props.task ? '和最近的三条提交' : ''}
        试算，不保存任何内容。
      </Text>
      <div aria-live="polite">
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.message}
          </Text>
        )}
        {outcome && <TrialBoard {...outcome} />}
      </div>
    </Stack>
  );
};
