import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import {
  groupedText,
  groupNotifications,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import {
  NotificationItemFragmentDoc,
  useUnreadNotificationsQuery,
  type UnreadNotificationsQuery,
} from './NotificationBell.generated.ts';
import { notificationSettingsPath, notificationsPath } from '#domains/notifications/paths.ts';
import classes from '#components/CountedPopover/CountedPopover.module.css';
import { useMarkRead } from './useMarkRead.ts';
import { NotificationRow } from './NotificationRow.tsx';

type Items = UnreadNotificationsQuery['notifications']['items'];

interface ListProps {
  items: Items;
  onRead: (ids: string[]) => void;
}

const GroupedList = ({ items, onRead }: ListProps) => {
  const { data } = useSuspenseFragment({
    fragment: NotificationItemFragmentDoc,
    fragmentName: 'NotificationItem',
    from: items,
  });
  return (
    <ul className={classes.list}>
      {groupNotifications(data).map(({ newest, ids, count, names }) => (
        <li key={newest.id}>
          <NotificationRow
            notification={{ ...newest, text: groupedText(newest.text, names) }}
            // Naming them says how many, if each is another member's.
            count={new Set(names).size === count ? 1 : count}
            onOpen={() => onRead(ids)}
          />
        </li>
      ))}
    </ul>
  );
};

const canAsk = () => 'Notification' in window && Notification.permission === 'default';

/** The unread notifications, grouped as the specification says; reading removes them from here. */
const NotificationPanel = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useUnreadNotificationsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { markRead, marking } = useMarkRead();
  const [askable, setAskable] = useState(canAsk);
  const items = data?.notifications.items;
  const read = (ids: string[]) => {
    onClose();
    void markRead({ ids });
  };

  return (
    <>
      <div className={classes.head}>
        <Text fw={600}>通知</Text>
        <Button
          variant="subtle"
          size="xs"
          loading={marking}
          disabled={!items?.length}
          onClick={() => void markRead({ all: true })}
        >
          全部标为已读
        </Button>
      </div>
      {!items && !error && (
        <div className={classes.loading}>
          <RowsSkeleton rows={4} />
        </div>
      )}
      {!items && error && <ErrorState error={error} onRetry={refetch} />}
      {items?.length === 0 && <EmptyState text="暂无未读通知" />}
      {items && items.length > 0 && <GroupedList items={items} onRead={read} />}
      <div className={classes.foot}>
        <Button
          component={Link}
          to={notificationsPath}
          variant="subtle"
          size="xs"
          onClick={onClose}
        >
          查看全部
        </Button>
        <Button
          component={Link}
          to={notificationSettingsPath}
          variant="subtle"
          size="xs"
          onClick={onClose}
        >
          通知设置
        </Button>
        {askable && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => void Notification.requestPermission().then(() => setAskable(canAsk()))}
          >
            开启桌面通知
          </Button>
        )}
      </div>
    </>
  );
};

export default NotificationPanel;
