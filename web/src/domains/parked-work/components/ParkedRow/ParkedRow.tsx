import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ParkedRow.module.css';

interface ParkedRowProps {
  title: string;
  /** Name that tells the row apart from others, as the log has it. */
  name: string;
  /** Subject of the row in words, where it has one. */
  subject?: string;
  failure: string;
  parkedAt: string;
  tries: number;
  /** Recipients, as far as they are told. */
  more?: ReactNode;
  again: string;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** The list of what is parked. */
export const ParkedRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
);

/** Row of something that waits for an administrator: why, since when, and what can be done. */
export const ParkedRow = (props: ParkedRowProps) => {
  const { title, name, subject, failure, parkedAt, tries, more, again, onRetry, onGiveUp } = props;
  return (
    <li className={`${surfaces.panel} ${classes.row}`}>
      <div className={classes.about}>
        <h2 className={classes.title}>{title}</h2>
        {subject !== undefined && <Text>{subject}</Text>}
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
