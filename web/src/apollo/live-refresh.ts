import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { NotificationEvent } from './schema.generated.ts';

/** Name of an event; OTHER where this client knows none. */
export type EventName = NotificationEvent;

/** Part of a notification that says what has changed. */
export interface LiveEvent {
  eventName: EventName;
  /** False where the bell doesn't count or list it; what it is about has changed all the same. */
  inBell?: boolean;
  /** Undefined where there is none, and where it couldn't be loaded with the event. */
  competitionId: string | undefined;
  /** Likewise, of the work that was reviewed. */
  taskId: string | undefined;
  /** Likewise, the work itself. */
  workId?: string | undefined;
}

/**
 * Events of a domain, and what they make out of date. Queries on screen that show it are fetched
 * again once all domains have had their say.
 */
export interface LiveRefresh {
  /** Names of events, or a test of one. */
  on: readonly EventName[] | ((event: LiveEvent) => boolean);
  refresh: (cache: ApolloCache, event: LiveEvent, client: ApolloClient) => void;
}
