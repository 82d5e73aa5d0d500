import { Text, UnstyledButton } from '@mantine/core';
import { IconBell, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import type { NotificationItemFragment } from './NotificationBell.generated.ts';
import classes from '#components/CountedPopover/CountedPopover.module.css';

const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const EventIcon = ({ eventName }: Pick<NotificationItemFragment, 'eventName'>) => {
  if (eventName === 'WORK_REVIEWED') return <IconCircleCheck {...look} />;
  if (eventName === 'REVIEW_FAILED') return <IconExclamationCircle {...look} />;
  return <IconBell {...look} />;
};

interface NotificationRowProps {
  notification: NotificationItemFragment;
  /** Number of notifications about the same thing. */
  count: number;
  onOpen: () => void;
}

/** One line of the dropdown; opening it marks it as read, with all that it stands for. */
export const NotificationRow = ({ notification, count, onOpen }: NotificationRowProps) => {
  const { eventName, text, link, createdAt } = notification;
  const content = (
    <>
      <span className={classes.icon} data-tone={eventName === 'REVIEW_FAILED' ? 'failed' : 'plain'}>
        <EventIcon eventName={eventName} />
      </span>
      <span>
        <span className={classes.text}>
          {text}
          {count > 1 && `（${count}）`}
        </span>
        <Text size="xs" c="dimmed">
          <RelativeTime time={createdAt} />
        </Text>
      </span>
    </>
  );
  return link ? (
    <Link to={link} className={classes.item} onClick={onOpen}>
      {content}
    </Link>
  ) : (
    <UnstyledButton className={classes.item} onClick={onOpen}>
      {content}
    </UnstyledButton>
  );
};
