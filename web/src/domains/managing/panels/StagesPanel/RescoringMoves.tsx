import { Table } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import type { Rescoring, Task } from './opened.ts';
import { useRescoringMovesQuery } from './StagesPanel.generated.ts';

const boardTexts = { PUBLIC: 'Public', PRIVATE: 'Private' } as const;

/** Difference of two places as it is read: up, down, in or out. */
const changeText = (before: number | null, after: number | null): string => {
  if (before === null) return '新上榜';
  if (after === null) return '不再上榜';
  return before > after ? `上升 ${before - after}` : `下降 ${after - before}`;
};

interface RescoringMovesProps {
  task: Task;
  rescoring: Rescoring;
}

const Rows = ({ task, rescoring }: RescoringMovesProps) => {
  const [page, setPage] = useState(1);
  const query = useRescoringMovesQuery({
    variables: { taskId: task.id, rescoringId: rescoring.id, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded
      query={query}
      of={(query.data ?? query.previousData)?.competitionTask?.rescoringMoves}
      empty="没有团队的名次变化"
      failed="名次变化加载失败"
      skeleton={<RowsSkeleton rows={3} />}
    >
      {({ items, page: shown, perPage, totalCount }) => (
        <>
          <WideTable label="名次变化" minWidth={440}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>排行榜</Table.Th>
                <Table.Th>团队</Table.Th>
                <Table.Th>原名次</Table.Th>
                <Table.Th>新名次</Table.Th>
                <Table.Th>变化</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map(({ board, team, before, after }, index) => (
                <Table.Tr key={`${board} ${team?.id ?? index}`}>
                  <Table.Td>{boardTexts[board]}</Table.Td>
                  <Table.Td>{team?.name ?? '已解散的团队'}</Table.Td>
                  <Table.Td>{before ?? '无'}</Table.Td>
                  <Table.Td>{after ?? '无'}</Table.Td>
                  <Table.Td>{changeText(before, after)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </WideTable>
          <Pager page={shown} perPage={perPage} totalCount={totalCount} onPage={setPage} />
        </>
      )}
    </Loaded>
  );
};

/** Teams that a change of scoring moves, or would: read once they are asked for. */
export const RescoringMoves = ({ task, rescoring }: RescoringMovesProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {rescoring.endedAt === null ? '名次将变化' : '名次变化'}（{rescoring.movedCount} 处）
      </summary>
      {opened && (
        // Rows of a recomputed list start again on the first page.
        <Rows key={rescoring.movedCount} task={task} rescoring={rescoring} />
      )}
    </details>
  );
};
