import { TRACKED_NAME, type TrackedKind } from '@whaletide/schema/domains/tracking/rules.ts';

/** Something that the reader did or saw. */
export interface Tracked {
  /** The specification's name, such as `follow_user`. */
  name: string;
  kind?: TrackedKind;
  objectId?: string;
  /** The words searched for, an address, an error's message. */
  text?: string;
}

/** Number of events that may wait: those that are never fetched must not fill the memory. */
const MAX_WAITING = 200;

const waiting: Tracked[] = [];

/** Notes what happened; it is sent by and by, when the page has time (domains/tracking). */
export const track = (event: Tracked): void => {
  if (TRACKED_NAME.test(event.name) && waiting.length < MAX_WAITING) waiting.push(event);
};

/** The next few, which are the taker's to send. */
export const takeTracked = (most: number): Tracked[] => waiting.splice(0, most);
