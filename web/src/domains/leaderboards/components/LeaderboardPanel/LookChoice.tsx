import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl } from '@mantine/core';
import type { BoardLook } from './useBoardPlace.ts';

interface LookChoiceProps {
  look: BoardLook;
  onChange: (look: BoardLook) => void;
}

/** Choice between the organizer's design of a board and the table. */
export const LookChoice = ({ look, onChange }: LookChoiceProps) => (
  <Group mb="md">
    <SegmentedControl
      aria-label="展示方式"
      data={[
        { value: 'template', label: '主办方样式' },
        { value: 'table', label: '标准表格' },
      ]}
      value={look}
      onChange={(value) => onChange(value as BoardLook)}
    />
  </Group>
);
