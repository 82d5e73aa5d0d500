import '@mantine/core/styles/NumberInput.layer.css';
import { NativeSelect, NumberInput } from '@mantine/core';

/** Board out of which teams are promoted, and how far down. */
export interface Standing {
  board: 'PUBLIC' | 'PRIVATE';
  /** Empty for the board of the whole stage. */
  taskId: string;
  /** Number of teams, where they are promoted by rank. */
  top: number | string;
  /** Score, where they are promoted by it; empty while it isn't filled in. */
  minScore: number | string;
}

interface StandingFieldsProps {
  way: 'rank' | 'score';
  tasks: readonly { id: string; name: string }[];
  value: Standing;
  onChange: (part: Partial<Standing>) => void;
}

const boards = [
  { value: 'PRIVATE', label: 'Private' },
  { value: 'PUBLIC', label: 'Public' },
];

/** Choice of a board, and of the rank or the score that teams need on it. */
export const StandingFields = ({ way, tasks, value, onChange }: StandingFieldsProps) => (
  <>
    <NativeSelect
      label="依据"
      data={[
        { value: '', label: '阶段总榜' },
        ...tasks.map(({ id, name }) => ({ value: id, label: `任务「${name}」` })),
      ]}
      value={value.taskId}
      onChange={({ currentTarget }) => onChange({ taskId: currentTarget.value })}
    />
    <NativeSelect
      label="排行榜"
      data={boards}
      value={value.board}
      onChange={({ currentTarget }) =>
        onChange({ board: currentTarget.value as Standing['board'] })
      }
    />
    {way === 'rank' ? (
      <NumberInput
        label="前 N 名"
        min={1}
        max={1000}
        allowDecimal={false}
        value={value.top}
        onChange={(top) => onChange({ top })}
      />
    ) : (
      <NumberInput
        label="分数线"
        description="越低越好的指标取不高于它的团队"
        value={value.minScore}
        onChange={(minScore) => onChange({ minScore })}
      />
    )}
  </>
);
