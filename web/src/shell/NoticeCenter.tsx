import { useNotifications } from '@mantine/notifications';
import { lazy, useEffect, useState } from 'react';
import { Contained } from '../components/Contained/Contained.tsx';
import { onFirstTouch } from '../lib/first-touch.ts';

const loadList = () => import('./NoticeList.tsx');
const NoticeList = lazy(loadList);

/**
 * Place in which notices appear. They come after something has been done, so the list is fetched
 * when the visitor begins to do things. It is then there even if the network has gone by the time
 * it is needed.
 */
const NoticeCenter = () => {
  const { notifications } = useNotifications();
  const [shows, setShows] = useState(false);
  if (notifications.length > 0 && !shows) setShows(true);
  useEffect(() => onFirstTouch(() => void loadList().catch(() => undefined)), []);
  return (
    shows && (
      <Contained>
        <NoticeList />
      </Contained>
    )
  );
};

export default NoticeCenter;
