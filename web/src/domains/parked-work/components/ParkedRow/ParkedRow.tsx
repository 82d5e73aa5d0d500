import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../lib/dates.ts';
import surfaces from '../../../../theme/surfaces.module.css';
import classes from './ParkedRow.module.css';

interface ParkedRowProps {
  title: string;
  /** What it is about, for screen readers where several have the same title. */
  name: string;
  failure: string;
  parkedAt: string;
  tries: number;
  /** Whom it is to, as far as that is told. */
  more?: ReactNode;
  again: string;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** The list of what is parked. */
export const ParkedRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
);

/** What waits for an administrator, why, since when, and what can be done. */
export const ParkedRow = (props: ParkedRowProps) => {
  const { title, name, failure, parkedAt, tries, more, again, onRetry, onGiveUp } = props;
  return (
    <li className={`${surfaces.panel} ${classes.row}`}>
      <div className={classes.about}>
        <h2 className={classes.title}>{title}</h2>
        <Text size="sm">{failure}</Text>
        <Text size="sm" c="dimmed" component="div">
          {more}
          {formatDateTime(parkedAt)} 起 · 已尝试 {tries} 次 · {name}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="light" size="xs" aria-label={`${again} ${name}`} onClick={onRetry}>
          {again}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          aria-label={`放弃 ${name}`}
          onClick={onGiveUp}
        >
          放弃
        </Button>
      </Group>
    </li>
  );
};
