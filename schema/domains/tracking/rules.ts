import { MINUTE } from '#shared/rules/time.ts';

/** Kinds of things that can be seen or clicked, as tracking names them. */
export const trackedKinds = [
  'activity',
  'advertisement',
  'announcement',
  'channel',
  'column',
  'competition',
  'dataset',
  'member',
  'post',
  'project',
] as const;
export type TrackedKind = (typeof trackedKinds)[number];

/** Pattern of an event's name: the specification's names, and those that an address asks for. */
export const TRACKED_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** As many as a client sends at once; it gathers for five seconds. */
export const MAX_TRACKED_EVENTS = 50;

/** Browsers that stand for a while know each other by a cookie of so many days. */
export const CLIENT_COOKIE_DAYS = 180;

/** One failure in so many is reported. */
export const ERROR_SAMPLE_RATE = 0.08;

/**
 * Conditions for a view to count: this share visible for this long, and counted again after this
 * interval.
 */
export const exposure = { visible: 0.5, forMs: 500, againAfterMs: 15 * MINUTE } as const;
