import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { scoreTitle } from '#domains/competitions/components/metric-texts.ts';
import type { Task } from './opened.ts';
import { type TaskTrialQuery, useTaskTrialQuery } from './TrialRun.generated.ts';

type Result = NonNullable<TaskTrialQuery['taskTrial']>['results'][number];

const kindTexts: Record<Result['kind'], string> = {
  SAMPLE: '样例文件',
  PERFECT: '标准答案',
  CONSTANT: '常数',
  RANDOM: '随机',
};

/** Sorts what was scored by its place, and what wasn't behind. */
const byRank = (results: readonly Result[]): Result[] =>
  results.toSorted((a, b) => (a.privateRank ?? Infinity) - (b.privateRank ?? Infinity));

interface BoardProps {
  results: readonly Result[];
  titles: readonly string[];
}

/** The board that the results would make, and what couldn't be scored. */
const Board = ({ results, titles }: BoardProps) => (
  <WideTable label="试运行的榜单" minWidth={520}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>结果</Table.Th>
        <Table.Th>排名（Public / Private）</Table.Th>
        {titles.map((title) => (
          <Table.Th key={title}>{title}（Public / Private）</Table.Th>
        ))}
        <Table.Th>用时</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {byRank(results).map((one) => (
        <Table.Tr key={one.kind}>
          <Table.Td>{kindTexts[one.kind]}</Table.Td>
          {one.problem === null ? (
            <>
              <Table.Td>
                {one.publicRank} / {one.privateRank}
              </Table.Td>
              {titles.map((title, index) => (
                <Table.Td key={title}>
                  {scoreText(one.publicScores[index] ?? 0)} /{' '}
                  {scoreText(one.privateScores[index] ?? 0)}
                </Table.Td>
              ))}
            </>
          ) : (
            <Table.Td colSpan={titles.length + 1}>无法评分：{one.problem}</Table.Td>
          )}
          <Table.Td>{one.milliseconds} 毫秒</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);

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
          {(results) => <Board results={results} titles={task.scores.map(scoreTitle)} />}
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
