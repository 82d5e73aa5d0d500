import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '#theme/styles/tables.ts';
import { ActionIcon, Checkbox, NumberInput, Table, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RankedTeam } from './ranked-team.ts';
import classes from './RankingEditor.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface RowActionProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const RowAction = ({ label, disabled = false, onClick, children }: RowActionProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);

interface RankingRowProps {
  row: RankedTeam;
  /** Place that is shown: teams that are tied share one. */
  place: number | undefined;
  isFirst: boolean;
  isLast: boolean;
  onChange: (part: Partial<RankedTeam>) => void;
  /** Moves the row by so many places; -1 is up. */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One team of the ranking with its reward, and what moves or removes it. */
export const RankingRow = (props: RankingRowProps) => {
  const { row, place, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { name, reward, coins, tied } = row;
  return (
    <Table.Tr>
      <Table.Td className={classes.place}>{place}</Table.Td>
      <Table.Td>{name}</Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`${name}的奖励`}
          placeholder="如 一等奖"
          size="sm"
          value={reward}
          onChange={({ currentTarget }) => onChange({ reward: currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={`${name}每位成员的鲸币`}
          size="sm"
          min={0}
          allowDecimal={false}
          value={coins}
          onChange={(value) => onChange({ coins: value })}
        />
      </Table.Td>
      <Table.Td>
        {!isFirst && (
          <Checkbox
            aria-label={`${name}与上一名并列`}
            checked={tied}
            onChange={({ currentTarget }) => onChange({ tied: currentTarget.checked })}
          />
        )}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <RowAction label={`上移：${name}`} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp {...icon} />
        </RowAction>
        <RowAction label={`下移：${name}`} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown {...icon} />
        </RowAction>
        <RowAction label={`移除：${name}`} onClick={onRemove}>
          <IconTrash {...icon} />
        </RowAction>
      </Table.Td>
    </Table.Tr>
  );
};
