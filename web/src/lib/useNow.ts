import { use, useEffect, useState } from 'react';
import { PageRenderContext, useIsHydrating } from './page-render.ts';

/**
 * The present time in ms, moving once a minute, so that countdowns and labels stay true. A page that
 * a server rendered begins with the server's.
 */
export const useNow = (interval = 60_000) => {
  const rendered = use(PageRenderContext);
  const hydrating = useIsHydrating();
  const [now, setNow] = useState(() => (hydrating && rendered ? rendered.now : Date.now()));
  const isServers = now === rendered?.now;
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const soon = isServers && !hydrating ? setTimeout(tick) : undefined;
    const timer = setInterval(tick, interval);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [interval, hydrating, isServers]);
  return now;
};
