import { ERROR_SAMPLE_RATE } from '@whaletide/schema/domains/tracking/rules.ts';
import { isDevelopment } from './development.ts';
import { track } from './track.ts';

/** A loop that fails a thousand times says nothing more than its first few. */
const MAX_REPORTS = 5;
const MAX_TEXT = 1_000;

let isSampled: boolean | undefined;
let reported = 0;

/**
 * Reports that something of the page failed, one page in twelve or so; not while one develops,
 * who has the console.
 */
export const trackFailure = (error: unknown): void => {
  isSampled ??= !isDevelopment() && Math.random() < ERROR_SAMPLE_RATE;
  if (!isSampled || (reported += 1) > MAX_REPORTS) return;
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  track({ name: 'client_error', text: `${location.pathname} ${said}`.slice(0, MAX_TEXT) });
};
