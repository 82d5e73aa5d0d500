import type { Result } from './messages.ts';

/** The number of an event in its member's log; null for an answer that bears none. */
export const eventIdOf = ({ data }: Result): string | null => {
  const [event] = Object.values(data ?? {});
  const id = event && typeof event === 'object' && 'eventId' in event ? event.eventId : null;
  return typeof id === 'string' ? id : null;
};

export const isNewer = (id: string, than: string | undefined): boolean =>
  than === undefined || BigInt(id) > BigInt(than);
