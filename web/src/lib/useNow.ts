import { useEffect, useState } from 'react';

/** The present time in ms, moving once a minute, so that countdowns and labels stay true. */
export const useNow = (interval = 60_000) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
};
