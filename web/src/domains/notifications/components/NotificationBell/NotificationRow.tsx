import { Text, UnstyledButton } from '@mantine/core';
import { IconBell, IconCircleCheck, IconExclamationCircle } from '@tabler/icons-react';
import {
  EVENT_REVIEW_FAILED,
  EVENT_WORK_REVIEWED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { Link } from 'react-router';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import type { NotificationItemFragment } from './NotificationBell.generated.ts';
import classes from '#components/CountedPopover/CountedPopover.module.css';

const look = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const EventIcon = ({ eventType }: { eventType: number }) => {
  if (eventType === EVENT_WORK_REVIEWED) return <IconCircleCheck {...look} />;
  if (eventType === EVENT_REVIEW_FAILED) return <IconExclamationCircle {...look} />;
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
  const { eventType, text, link, createdAt } = notification;
  const content = (
    <>
      <span
        className={classes.icon}
        data-tone={eventType === EVENT_REVIEW_FAILED ? 'failed' : 'plain'}
      >
        <EventIcon eventType={eventType} />
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
