import { UnstyledButton } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import classes from './CompetitionListPage.module.css';
import type { ListLook } from './list-look.ts';

const looks = [
  { look: 'rows', label: '列表', Icon: IconList },
  { look: 'cards', label: '卡片', Icon: IconLayoutGrid },
] as const;

interface LookSwitchProps {
  look: ListLook;
  onPick: (look: ListLook) => void;
}

/** Choice between rows and cards; the address keeps it. */
export const LookSwitch = ({ look: current, onPick }: LookSwitchProps) => (
  <div className={classes.looks} role="group" aria-label="显示方式">
    {looks.map(({ look, label, Icon }) => (
      <UnstyledButton
        key={look}
        className={classes.look}
        aria-pressed={look === current}
        onClick={() => onPick(look)}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
        <span>{label}</span>
      </UnstyledButton>
    ))}
  </div>
);
