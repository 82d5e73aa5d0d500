import '@mantine/core/styles/SimpleGrid.layer.css';
import { Button, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { TimeField } from '../../../../components/TimeField/TimeField.tsx';
import classes from './BoardGroupsPanel.module.css';

/** A board of a group while it is edited. */
export interface BoardValues {
  key: string;
  /** Null for a new one. */
  id: string | null;
  name: string;
  active: boolean;
  startDate: string | null;
  endDate: string | null;
  allTeams: boolean;
}

interface BoardFieldsProps {
  /** From 1. */
  place: number;
  board: BoardValues;
  problemAt: (field: string) => string | undefined;
  onChange: (board: BoardValues) => void;
  /** Absent for the last one left. */
  onRemove: (() => void) | undefined;
}

/** One board: its name, its teams, and the time whose results it counts. */
export const BoardFields = (props: BoardFieldsProps) => {
  const { place, board, problemAt, onChange, onRemove } = props;
  const change = (part: Partial<BoardValues>) => onChange({ ...board, ...part });
  return (
    <fieldset className={classes.row} aria-label={`榜单 ${place}`}>
      <Stack gap="sm">
        <TextInput
          label="榜单名称"
          placeholder="如 高校组"
          required
          value={board.name}
          error={problemAt('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TimeField
            label="统计开始于"
            description="留空则从任务开始"
            value={board.startDate ?? ''}
            error={problemAt('startDate')}
            onChange={(value) => change({ startDate: value || null })}
          />
          <TimeField
            label="统计结束于"
            description="留空则不截止"
            value={board.endDate ?? ''}
            error={problemAt('endDate')}
            onChange={(value) => change({ endDate: value || null })}
          />
        </SimpleGrid>
        <Group justify="space-between" gap="sm">
          <Group gap="lg">
            <Switch
              label="启用"
              checked={board.active}
              onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
            />
            <Switch
              label="包含全部团队"
              checked={board.allTeams}
              onChange={({ currentTarget }) => change({ allTeams: currentTarget.checked })}
            />
          </Group>
          {onRemove && (
            <Button
              variant="subtle"
              color="danger"
              size="xs"
              aria-label={`移除榜单 ${place}`}
              onClick={onRemove}
            >
              移除
            </Button>
          )}
        </Group>
      </Stack>
    </fieldset>
  );
};
