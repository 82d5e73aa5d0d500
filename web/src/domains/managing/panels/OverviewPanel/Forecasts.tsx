import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import {
  TaskForecastsDocument,
  type TaskForecastFragment,
  useRetryTaskForecastMutation,
  useTaskForecastsQuery,
} from './Forecasts.generated.ts';
import { TaskForecastView } from './TaskForecastView.tsx';

/** Time between two looks at a forecast that is under way. */
const POLL = 2_000;

const Failed = ({ forecast }: { forecast: TaskForecastFragment }) => {
  const [retry, { loading }] = useRetryTaskForecastMutation({
    context: { showsErrors: true },
    refetchQueries: [TaskForecastsDocument],
  });
  const again = () =>
    retry({ variables: { input: { taskId: forecast.taskId } } }).catch((failure: unknown) =>
      notify.failed('重试失败', failureOf(failure).message),
    );
  return (
    <Group gap="md" role="status">
      <Text c="danger">{forecast.problem ?? '估算失败'}</Text>
      <Button variant="default" loading={loading} onClick={() => void again()}>
        重试
      </Button>
    </Group>
  );
};

interface OneProps {
  task: { name: string; protectsBoard: boolean };
  forecast: TaskForecastFragment;
}

const One = ({ task, forecast }: OneProps) => {
  if (forecast.state === 'RUNNING')
    return (
      <div role="group" aria-busy="true" aria-label="正在估算">
        <TextSkeleton lines={6} />
      </div>
    );
  if (forecast.state === 'FAILED') return <Failed forecast={forecast} />;
  if (forecast.state !== 'DONE')
    return <Text c="dimmed">没有标准答案：上传标准答案后自动估算</Text>;
  return <TaskForecastView name={task.name} forecast={forecast} isProtected={task.protectsBoard} />;
};

/** 赛前算一算: how far the boards of the tasks will tell, what they give away, and leaks. */
const Forecasts = ({ competitionId }: { competitionId: string }) => {
  const [isRunning, setIsRunning] = useState(false);
  const { data, error, refetch } = useTaskForecastsQuery({
    variables: { id: competitionId },
    // The overview's own stages are left as they are.
    fetchPolicy: 'no-cache',
    skipPollAttempt: () => document.hidden,
    pollInterval: isRunning ? POLL : 0,
  });
  const tasks = data?.competition?.stages?.flatMap((stage) => stage.tasks ?? []);
  const found = tasks?.flatMap(({ forecast, ...task }) => (forecast ? [{ task, forecast }] : []));
  const runs = found?.some(({ forecast }) => forecast.state === 'RUNNING') ?? false;
  if (runs !== isRunning) setIsRunning(runs);
  if (data && !found?.length) return null;
  return (
    <section aria-labelledby="before-start">
      <Title order={3} size="h5" id="before-start" mb="xs">
        赛前算一算
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        根据标准答案、基线和数据文件估算，只供参考，不影响发布；任何答案都不会显示。
      </Text>
      {!found &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <TextSkeleton lines={6} />)}
      <Stack gap="lg">
        {found?.map(({ task, forecast }) => (
          <section key={task.id} aria-label={`任务「${task.name}」`}>
            <Title order={4} size="h6" mb="xs">
              {task.name}
            </Title>
            <One task={task} forecast={forecast} />
          </section>
        ))}
      </Stack>
    </section>
  );
};

export default Forecasts;
