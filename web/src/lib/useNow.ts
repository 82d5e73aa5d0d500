import { use, useEffect, useState } from 'react';
import { onceSoon, onTick, onTurn } from './clock.ts';
import { PageRenderContext, useCameRendered } from './page-render.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Times that are further away than this are waited for by the ticks, in ms. */
const NEAR = 2 * MINUTE;

/** A time of the server's, where there is one. */
type Time = string | null | undefined;

/** The next of these times, in ms, where it is near. */
const nextTurn = (now: number, times: readonly Time[]): number | undefined =>
  times
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => time > now && time - now < NEAR)
    .toSorted((a, b) => a - b)[0];

/**
 * The present time in ms, moving once a minute, so that countdowns and labels stay true. A page that
 * a server rendered begins with the server's.
 *
 * @param turns times at which something begins or closes: it moves at them to the second
 */
export const useNow = (interval = MINUTE, turns: readonly Time[] = []): number => {
  const servers = use(PageRenderContext)?.now;
  const cameRendered = useCameRendered();
  const [now, setNow] = useState(() => (cameRendered && servers) || Date.now());
  const isServers = now === servers;
  const turn = nextTurn(now, turns);
  useEffect(() => onTick(interval, setNow), [interval]);
  useEffect(() => (isServers ? onceSoon(setNow) : undefined), [isServers]);
  useEffect(() => (turn === undefined ? undefined : onTurn(turn, setNow)), [turn]);
  return now;
};
