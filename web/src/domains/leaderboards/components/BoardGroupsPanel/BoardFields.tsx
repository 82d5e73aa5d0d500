import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import classes from './BoardGroupsPanel.module.css';

/** A board of a group while it is edited. */
export interface BoardValues {
  key: string;
  /** Null for a new one. */
  id: string | null;
  name: string;
  isActive: boolean;
  /** Empty for none. */
  startsAt: string;
  endsAt: string;
  hasAllTeams: boolean;
}

export interface GroupValues {
  name: string;
  isActive: boolean;
  leaderboards: BoardValues[];
}

interface BoardFieldsProps {
  /** From 1. */
  place: number;
  form: UseFormReturnType<GroupValues>;
  /** Absent for the last one left. */
  onRemove: (() => void) | undefined;
}

/** One board: its name, its teams, and the time whose results it counts. */
export const BoardFields = (props: BoardFieldsProps) => {
  const { place, form, onRemove } = props;
  const path = `leaderboards.${place - 1}` as const;
  return (
    <fieldset className={classes.row} aria-label={`榜单 ${place}`}>
      <Stack gap="sm">
        <TextInput
          label="榜单名称"
          placeholder="如 高校组"
          required
          {...form.getInputProps(`${path}.name`)}
        />
        <div className={classes.times}>
          <TimeField
            label="统计开始于"
            description="留空则从任务开始"
            {...form.getInputProps(`${path}.startsAt`)}
          />
          <TimeField
            label="统计结束于"
            description="留空则不截止"
            {...form.getInputProps(`${path}.endsAt`)}
          />
        </div>
        <Group justify="space-between" gap="sm">
          <Group gap="lg">
            <Switch
              label="启用"
              {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
            />
            <Switch
              label="包含全部团队"
              {...form.getInputProps(`${path}.hasAllTeams`, { type: 'checkbox' })}
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
