import { IconBell } from '@tabler/icons-react';
import { lazy } from 'react';
import { CountedPopover } from '#components/CountedPopover/CountedPopover.tsx';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

/** The bell with its count; its dropdown loads when it is opened. */
export const NotificationBell = ({ unread }: { unread: number }) => (
  <CountedPopover
    label="通知"
    icon={<IconBell size={20} stroke={1.5} aria-hidden />}
    unread={unread}
  >
    {(close) => <NotificationPanel onClose={close} />}
  </CountedPopover>
);
