import { lazy, Suspense, useEffect, useState } from 'react';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useDismissal } from '#domains/announcements/components/useDismissal.ts';
import { popupPriority, requestPopup } from '../popup-lock.ts';
import type { Announcement } from './announcement.ts';
import { useAnnouncementPopupQuery } from './AnnouncementPopup.generated.ts';

const AnnouncementModal = lazy(() => import('./AnnouncementModal.tsx'));

interface RequestedProps {
  announcement: Announcement;
  viewer: Viewer;
}

const Requested = ({ announcement, viewer }: RequestedProps) => {
  const { dismissed, dismiss } = useDismissal(announcement, viewer);
  const [shown, setShown] = useState(false);
  useEffect(
    () =>
      dismissed
        ? undefined
        : requestPopup({ priority: popupPriority.announcement, show: () => setShown(true) }),
    [dismissed],
  );
  return shown && !dismissed ? (
    <Suspense>
      <AnnouncementModal announcement={announcement} onClose={dismiss} />
    </Suspense>
  ) : null;
};

/**
 * Announcement of the site to its members at /home, shown once and until they close it.
 */
export const AnnouncementPopup = ({ viewer }: { viewer: Viewer }) => {
  // Nothing is said of a failure: it is asked for again at the next visit.
  const { data } = useAnnouncementPopupQuery({ context: { showsErrors: true } });
  const announcement = data?.viewer?.announcementPopup;
  return announcement ? (
    <Requested
      key={`${announcement.id}.${announcement.updatedAt}`}
      announcement={announcement}
      viewer={viewer}
    />
  ) : null;
};
