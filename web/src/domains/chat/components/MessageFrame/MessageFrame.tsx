import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { messagePath, teamMessagePath } from '#domains/chat/paths.ts';
import classes from './MessageFrame.module.css';

interface MessageFrameProps {
  title: string;
  /** True where a conversation is open: on phones only it is shown. */
  isChosen: boolean;
  list: ReactNode;
  /** Beside the conversation, on wide screens; below its head on others. */
  beside?: ReactNode;
  children: ReactNode;
}

const kinds = [
  { text: '私信', to: messagePath() },
  { text: '团队', to: teamMessagePath() },
];

/** The conversations beside the one that is open; on phones one of them. */
export const MessageFrame = ({ title, isChosen, list, beside, children }: MessageFrameProps) => (
  <div className={classes.page}>
    <div
      className={classes.box}
      data-chosen={isChosen || undefined}
      data-beside={beside ? true : undefined}
    >
      <div className={classes.side}>
        <Group justify="space-between" className={classes.title}>
          <Title order={1} size="h4">
            {title}
          </Title>
          <Group component="nav" aria-label="消息类型" gap={4}>
            {kinds.map(({ text, to }) => (
              <NavLink key={to} to={to} className={classes.kind}>
                {text}
              </NavLink>
            ))}
          </Group>
        </Group>
        <nav className={classes.list} aria-label="会话列表">
          {list}
        </nav>
      </div>
      <section className={classes.main} aria-label="会话">
        {children}
      </section>
      {beside}
    </div>
  </div>
);
