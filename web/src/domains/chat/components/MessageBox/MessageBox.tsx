import { IconMessageCircle } from '@tabler/icons-react';
import { lazy } from 'react';
import { CountedPopover } from '#components/CountedPopover/CountedPopover.tsx';

const MessagePanel = lazy(() => import('./MessagePanel.tsx'));

/** The message dropdown of the navigation, with how many messages wait. */
export const MessageBox = ({ unread }: { unread: number }) => (
  <CountedPopover
    label="私信"
    icon={<IconMessageCircle size={20} stroke={1.5} aria-hidden />}
    unread={unread}
  >
    {(close) => <MessagePanel onClose={close} />}
  </CountedPopover>
);
