import '#theme/styles/popovers.ts';
import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { MessageBox } from '#domains/chat/components/MessageBox/MessageBox.tsx';
import { NotificationBell } from '#domains/notifications/components/NotificationBell/NotificationBell.tsx';
import { useSiteQuery } from '#domains/site/components/Site/Site.generated.ts';
import { UserMenu } from '../UserMenu/UserMenu.tsx';

// Most sites have no workbench.
const WorkbenchMenu = lazy(() => import('../Workbench/WorkbenchMenu.tsx'));

/** The right end of the navigation for members. */
const MemberTools = ({ viewer }: { viewer: Viewer }) => {
  const site = useSiteQuery().data?.site;
  return (
    <>
      {(site?.workbenchUrl || site?.trialUrl) && (
        <Contained loading={null}>
          <WorkbenchMenu />
        </Contained>
      )}
      <MessageBox unread={viewer.unreadChatMessagesCount ?? 0} />
      <NotificationBell unread={viewer.unreadNotificationsCount ?? 0} />
      <UserMenu viewer={viewer} />
    </>
  );
};

export default MemberTools;
