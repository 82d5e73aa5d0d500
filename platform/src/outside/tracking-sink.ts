import type { FastifyBaseLogger } from 'fastify';
import type { TrackedEvent } from '@whaletide/schema/domains/tracking/rest.ts';
import type { Config } from '../config.ts';
import { postJson } from './post-json.ts';

/** An event on its way to the operator's analytics. */
interface ForwardedEvent extends TrackedEvent {
  /** ISO 8601 in UTC. */
  Date: string;
  /** The browser's own sign; absent where it keeps none. */
  Client?: string;
  /** Absent for a visitor. */
  User?: string;
}

/** Takes events to the operator's analytics, by and by; what it can't take is lost. */
export interface TrackingSink {
  take: (events: readonly ForwardedEvent[]) => void;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

const none: TrackingSink = { take: () => undefined, stop: async () => undefined };

/** So many wait at most: analytics that don't answer must not fill the memory. */
const MAX_WAITING = 5_000;
const AT_ONCE = 500;
const EVERY_MS = 5_000;

/** The operator's analytics behind TRACKING_URL, which gets `{"events": […]}`; or none. */
export const trackingSink = (
  { trackingUrl: url, limits }: Config,
  log: FastifyBaseLogger,
): TrackingSink => {
  if (url === undefined) return none;
  let waiting: ForwardedEvent[] = [];
  let sending: Promise<void> | undefined;

  const send = async () => {
    const events = waiting.splice(0, AT_ONCE);
    if (events.length === 0) return;
    try {
      await postJson(url, { events }, limits.outsideCallMs);
    } catch (error) {
      log.warn({ err: error, events: events.length }, 'tracked events could not be forwarded');
    }
  };
  const timer = setInterval(() => {
    sending ??= send().finally(() => (sending = undefined));
  }, EVERY_MS);
  return {
    take: (events) => {
      waiting = [...waiting, ...events].slice(-MAX_WAITING);
    },
    stop: async () => {
      clearInterval(timer);
      await sending;
      // Once: who doesn't answer must not hold up the end.
      await send();
    },
  };
};
