import '#theme/styles/forms.ts';
import { NativeSelect, Stack } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { useJudgingTasksQuery } from './JudgingPanel.generated.ts';
import { TaskJudging } from './TaskJudging.tsx';

/** 评委评审: how the tasks that people review are judged, how far it is, and its result. */
const JudgingPanel = ({ competitionId }: PanelProps) => {
  const [address, changeQuery] = useAddressQuery();
  const query = useJudgingTasksQuery({ variables: { competitionId } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ stages }) => {
        const tasks = (stages ?? []).flatMap((stage) =>
          (stage.tasks ?? [])
            .filter(({ form }) => form !== null)
            .map(({ id, name, form }) => ({
              value: id,
              label: `${stage.name} · ${name}`,
              isJudged: form?.judgingMode != null,
            })),
        );
        const task =
          tasks.find(({ value }) => value === address.get('task')) ??
          tasks.find(({ isJudged }) => isJudged) ??
          tasks[0];
        if (!task) return <EmptyState text="暂无由专家评审的任务" />;
        return (
          <Stack gap="lg">
            {tasks.length > 1 && (
              <NativeSelect
                label="任务"
                data={tasks.map(({ value, label }) => ({ value, label }))}
                value={task.value}
                onChange={({ currentTarget }) =>
                  changeQuery({ task: currentTarget.value, page: null }, { replace: true })
                }
              />
            )}
            <TaskJudging key={task.value} taskId={task.value} />
          </Stack>
        );
      }}
    </Loaded>
  );
};

export default JudgingPanel;
