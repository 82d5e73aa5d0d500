import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from '@mantine/core';
import surfaces from '#theme/surfaces.module.css';
import { NotificationItemFragmentDoc } from '#domains/notifications/components/NotificationBell/NotificationBell.generated.ts';
import { NotificationRow } from '#domains/notifications/components/NotificationBell/NotificationRow.tsx';
import type { NotificationsQuery } from './Notifications.generated.ts';
import classes from './NotificationsPage.module.css';

interface NotificationLinesProps {
  items: NotificationsQuery['notifications']['items'];
  /** Only those of this state: what is read here leaves the unread ones at once. */
  read: boolean | undefined;
  /** True while something is being marked. */
  marking: boolean;
  onRead: (id: string) => void;
}

/** Each of them by itself; the unread ones stand out, and opening one marks it as read. */
export const NotificationLines = ({ items, read, marking, onRead }: NotificationLinesProps) => {
  const { data } = useSuspenseFragment({
    fragment: NotificationItemFragmentDoc,
    fragmentName: 'NotificationItem',
    from: items,
  });
  const shown = data.filter((each) => read === undefined || each.isRead === read);
  return (
    <ul className={surfaces.rows}>
      {shown.map((notification) => (
        <li
          key={notification.id}
          className={classes.line}
          data-unread={!notification.isRead || undefined}
        >
          <NotificationRow
            notification={notification}
            count={notification.batchCount}
            onOpen={() => !notification.isRead && onRead(notification.id)}
          />
          {!notification.isRead && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.mark}
              disabled={marking}
              aria-label={`标为已读：${notification.text}`}
              onClick={() => onRead(notification.id)}
            >
              标为已读
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
