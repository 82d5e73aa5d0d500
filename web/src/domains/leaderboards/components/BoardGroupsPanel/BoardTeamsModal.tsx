import { Alert, Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { useBoardTeamsQuery, useSetBoardTeamsMutation } from './BoardGroupsPanel.generated.ts';
import { BoardTeamsTable } from './BoardTeamsTable.tsx';
import type { GroupBoard } from './opened.ts';

const filters = [
  { value: 'all', label: '全部' },
  { value: 'in', label: '已加入' },
  { value: 'out', label: '未加入' },
];

interface BoardTeamsModalProps {
  board: GroupBoard;
  onClose: () => void;
}

/** Dialog that chooses the teams of a board; each choice counts at once. */
export const BoardTeamsModal = ({ board, onClose }: BoardTeamsModalProps) => {
  const [search, setSearch] = useState({ name: '', filter: 'all', page: 1 });
  const { data, previousData, error, loading, refetch } = useBoardTeamsQuery({
    variables: {
      leaderboardId: board.id,
      name: search.name,
      member: search.filter === 'all' ? null : search.filter === 'in',
      page: search.page,
    },
    fetchPolicy: 'network-only',
  });
  /**
   * Changes that are being saved: true for teams that will be on the board, false for those that
   * won't.
   */
  const [changing, setChanging] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [save, saved] = useSetBoardTeamsMutation({ context: { showsErrors: true } });
  const list = (data ?? previousData)?.leaderboardTeams;
  const rows = (list?.items ?? []).flatMap(({ team, ...row }) => (team ? [{ team, ...row }] : []));
  const outside = rows.filter(({ isMember: member }) => !member).map(({ team }) => team.id);

  const put = async (add: string[], remove: string[]) => {
    const goes = (stands: boolean) => (id: string) => [id, stands] as const;
    setChanging(new Map([...add.map(goes(true)), ...remove.map(goes(false))]));
    try {
      await save({ variables: { input: { leaderboardId: board.id, add, remove } } });
      await refetch();
    } catch {
      // Said above the list, which shows what counts.
    } finally {
      setChanging(new Map());
    }
  };
  return (
    <Dialog onClose={onClose} title={`「${board.name}」的团队`} size="lg">
      <Stack>
        <Group justify="space-between" gap="sm">
          <SearchField
            label="搜索团队"
            placeholder="团队名称，回车确认"
            text={search.name}
            onSearch={(name) => setSearch({ ...search, name, page: 1 })}
          />
          <SegmentedControl
            aria-label="筛选团队"
            data={filters}
            value={search.filter}
            onChange={(filter) => setSearch({ ...search, filter, page: 1 })}
          />
        </Group>
        {saved.error && (
          <Alert color="danger" title="保存失败" role="alert">
            {failureOf(saved.error).message}
          </Alert>
        )}
        <PagedList
          list={list && { ...list, items: rows }}
          error={error}
          loading={loading}
          onRetry={refetch}
          onPage={(page) => setSearch({ ...search, page })}
          empty="暂无相关团队"
        >
          {(teams) => (
            <BoardTeamsTable
              teams={teams}
              changing={changing}
              onChoose={(id, chosen) => void put(chosen ? [id] : [], chosen ? [] : [id])}
            />
          )}
        </PagedList>
        <Group justify="space-between">
          <Button
            variant="light"
            disabled={outside.length === 0}
            loading={changing.size > 0}
            onClick={() => void put(outside, [])}
          >
            加入本页全部团队
          </Button>
          <Button variant="default" onClick={onClose}>
            完成
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
