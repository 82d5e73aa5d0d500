import { Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Welcome.module.css';

interface WelcomeStepProps {
  number: number;
  title: string;
  isDone: boolean;
  /** The one that is suggested. */
  about: string;
  children: ReactNode;
}

/** A first step of a newcomer, with the way to it; it has a mark once it is done. */
export const WelcomeStep = ({ number, title, isDone, about, children }: WelcomeStepProps) => (
  <li className={classes.step} data-done={isDone || undefined}>
    <span className={classes.mark} aria-hidden>
      {isDone ? <IconCheck size={16} stroke={2} /> : number}
    </span>
    <div className={classes.about}>
      <h3 className={classes.title}>
        {title}
        {isDone && <VisuallyHidden>（已完成）</VisuallyHidden>}
      </h3>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {about}
      </Text>
      <div className={classes.ways}>{children}</div>
    </div>
  </li>
);
