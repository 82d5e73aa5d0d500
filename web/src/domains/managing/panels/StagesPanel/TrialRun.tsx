import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { scoreTitle } from '#domains/competitions/components/metric-texts.ts';
import type { Task } from './opened.ts';
import { TrialBoard } from './TrialBoard.tsx';
import { useTaskTrialQuery } from './TrialRun.generated.ts';

interface TrialRunProps {
  task: Task;
  onClose: () => void;
}

/** 试运行: how the sample, the solution itself, a constant and chance would score; nothing is stored. */
const TrialRun = ({ task, onClose }: TrialRunProps) => {
  const query = useTaskTrialQuery({
    variables: { taskId: task.id },
    fetchPolicy: 'network-only',
    context: { showsErrors: true },
  });
  return (
    <Dialog title={`试运行「${task.name}」`} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          用样例文件和由标准答案生成的三份结果走一遍评分，不保存任何提交。标准答案应得满分；常数与随机是基线，样例文件应能正常评分。
        </Text>
        <Loaded
          query={query}
          of={query.data?.taskTrial?.results}
          empty="没有可以试运行的内容"
          skeleton={<RowsSkeleton rows={4} />}
        >
          {(results) => <TrialBoard results={results} titles={task.scores.map(scoreTitle)} />}
        </Loaded>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void query.refetch()}>
            重新试运行
          </Button>
          <Button onClick={onClose}>关闭</Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

export default TrialRun;
