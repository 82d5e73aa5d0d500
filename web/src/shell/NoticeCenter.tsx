import { useNotifications } from '@mantine/notifications';
import { lazy, useEffect, useState } from 'react';
import { Contained } from '../components/Contained/Contained.tsx';
import { onFirstTouch } from '../lib/first-touch.ts';

const loadList = () => import('./NoticeList.tsx');
const NoticeList = lazy(loadList);

/**
 * Where notices appear. They come after something has been done, so what shows them is fetched
 * when somebody begins to do things, and is there when the network has gone by then.
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
