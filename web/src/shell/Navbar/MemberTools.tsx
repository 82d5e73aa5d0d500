import '../../theme/styles/popovers.ts';
import type { Viewer } from '../../domains/account/components/Viewer/useViewer.ts';
import { MessageBox } from '../../domains/chat/components/MessageBox/MessageBox.tsx';
import { NotificationBell } from '../../domains/notifications/components/NotificationBell/NotificationBell.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';

/** The right end of the navigation for members. */
const MemberTools = ({ viewer }: { viewer: Viewer }) => (
  <>
    <MessageBox unread={viewer.unreadChatMessagesCount ?? 0} />
    <NotificationBell unread={viewer.unreadNotificationsCount ?? 0} />
    <UserMenu viewer={viewer} />
  </>
);

export default MemberTools;
