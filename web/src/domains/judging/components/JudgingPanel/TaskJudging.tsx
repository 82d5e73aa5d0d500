import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { AssignButton } from './AssignButton.tsx';
import { useTaskJudgingQuery, type TaskJudgingFragment } from './JudgingPanel.generated.ts';
import { JudgingForm } from './JudgingForm.tsx';
import { JudgingProgress } from './JudgingProgress.tsx';

/** Says what is settled, in one sentence. */
const summaryOf = (judging: TaskJudgingFragment): string => {
  const { mode, isBlind, criteria, judgesPerWork, pairsPerWork } = judging;
  if (mode === null) return '未设置评审方式：任一评委都可以在「作品评审」中为作品打一个分。';
  const way =
    mode === 'RUBRIC'
      ? `评分细则（${criteria.length} 条）`
      : `两两比较，每件作品 ${pairsPerWork} 次`;
  return `${way}，每件作品至少 ${judgesPerWork} 位评委，${isBlind ? '盲评' : '不盲评'}。`;
};

/** Settings, assignment, progress and result of one task's judging. */
export const TaskJudging = ({ taskId }: { taskId: string }) => {
  const [editing, setEditing] = useState(false);
  const query = useTaskJudgingQuery({ variables: { taskId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      of={query.data?.competitionTask?.judging}
      empty="没有找到指定的任务"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {(judging) => {
        const { mode, isAssigned, publishedAt, publishReason } = judging;
        return (
          <Stack gap="lg">
            <div>
              <Text>{summaryOf(judging)}</Text>
              {!publishedAt && (
                <Group gap="sm" mt="sm">
                  <Button
                    variant={mode === null ? 'filled' : 'default'}
                    onClick={() => setEditing(true)}
                  >
                    {mode === null ? '设置评审方式' : '修改设置'}
                  </Button>
                  {mode !== null && <AssignButton taskId={taskId} isAssigned={isAssigned} />}
                </Group>
              )}
            </div>
            {publishedAt && (
              <Alert color="success" title={`评审结果已于 ${formatDateTime(publishedAt)} 发布`}>
                {publishReason
                  ? `发布时仍有作品评审不够，原因：${publishReason}`
                  : '成绩已计入排行榜，参赛团队已收到通知。'}
              </Alert>
            )}
            {mode !== null && isAssigned && <JudgingProgress judging={judging} />}
            <Opened of={editing}>
              {() => <JudgingForm judging={judging} onClose={() => setEditing(false)} />}
            </Opened>
          </Stack>
        );
      }}
    </Loaded>
  );
};
