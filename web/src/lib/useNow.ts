import { use, useEffect, useState } from 'react';
import { onceSoon, onTick } from './clock.ts';
import { PageRenderContext, useCameRendered } from './page-render.ts';

/**
 * The present time in ms, moving once a minute, so that countdowns and labels stay true. A page that
 * a server rendered begins with the server's.
 */
export const useNow = (interval = 60_000): number => {
  const servers = use(PageRenderContext)?.now;
  const cameRendered = useCameRendered();
  const [now, setNow] = useState(() => (cameRendered && servers) || Date.now());
  const isServers = now === servers;
  useEffect(() => onTick(interval, setNow), [interval]);
  useEffect(() => (isServers ? onceSoon(setNow) : undefined), [isServers]);
  return now;
};
