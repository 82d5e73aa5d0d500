import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination, Text } from '@mantine/core';
import { ExportButton } from '#components/ExportButton/ExportButton.tsx';
import { isAsked } from './board-filter.ts';
import classes from './LeaderboardPanel.module.css';
import type { BoardPlace } from './useBoardPlace.ts';

const CONTROLS = { first: '首页', previous: '上一页', next: '下一页', last: '末页' } as const;

interface BoardFootProps {
  place: BoardPlace;
  totalCount: number;
  perPage: number;
  /** Address of the board as a file, and the name that it is saved by. */
  address: string;
  name: string;
}

/** Number of the teams found, the board as a file, and its pages. */
export const BoardFoot = ({ place, totalCount, perPage, address, name }: BoardFootProps) => {
  const { page, setPage, sought, filter } = place;
  const pages = Math.ceil(totalCount / perPage);
  return (
    <Group justify="space-between" mt="md" className={classes.foot}>
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {sought && `名称含“${sought}”的`}
          {isAsked(filter) && '符合条件的'}共 {totalCount} 支团队
        </Text>
        <ExportButton address={address} name={name} label="导出 CSV" variant="subtle" />
      </Group>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
          getItemProps={(item) => ({ 'aria-label': `第${item}页` })}
        />
      )}
    </Group>
  );
};
