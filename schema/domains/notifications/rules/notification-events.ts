import type { NotificationKind } from '../rest.ts';
import { hasSentence } from './notification-texts.ts';
import { kindOf } from './notifications.ts';

/**
 * By which area each event of the specification comes: all 72 of its numbers.
 * `unexplained` ones have a number and no meaning there: nothing causes them, and from a backend
 * that does they read neutrally, without a link (decisions: shell).
 */
const areas = {
  chat: [2, 3],
  teams: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  forum: [16, 17],
  account: [18, 19],
  submissions: [20, 21],
  projects: [22, 23, 24, 35],
  datasets: [25, 36],
  columns: [26, 27],
  'work-orders': [31, 32, 33, 34],
  channels: [45, 72],
  creators: [51, 54, 1001],
  badges: [53],
  members: [132],
  organizations: [303],
  registration: [400],
  skills: [500],
  unexplained: [
    28, 29, 30, 37, 38, 39, 42, 43, 44, 46, 50, 52, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
    67, 68, 69, 70, 71, 364, 365,
  ],
} satisfies Record<string, readonly number[]>;
type EventArea = keyof typeof areas;

export interface EventEntry {
  area: EventArea;
  /** The filter that it falls under; null under none. */
  kind: NotificationKind | null;
  /**
   * True where it says something of its own: events that its area causes by now have a sentence and
   * a link.
   */
  told: boolean;
}

/** Every event of the specification by its number. */
export const specEvents: ReadonlyMap<number, EventEntry> = new Map(
  Object.entries(areas).flatMap(([area, numbers]) =>
    numbers.map((number): [number, EventEntry] => [
      number,
      { area: area as EventArea, kind: kindOf(number), told: hasSentence(number) },
    ]),
  ),
);
