import { type Static, Type } from 'typebox';
import { Id } from './common.ts';
import { Notification } from '#domains/notifications/rest.ts';
import { QuestEvent } from '#domains/quests/rest.ts';

/** WebSocket `GET /api/live?token=&after=`; a bad or revoked token is closed with 4401, one without the scope `read` with 1008. */
export const LIVE_PATH = '/api/live';
export const LIVE_UNAUTHENTICATED = 4401;

/** Its number in the member's event log: decimal, rising without gaps that matter. */
const EventId = Type.String({ pattern: '^[0-9]+$' });

/**
 * Messages that platform sends on the live socket, as JSON, in the order of `id`, each once a
 * connection: first `ready` (the newest id at that moment), then what came after the cursor, then
 * what comes. Without `after` the cursor is the newest id; `0` is everything still kept.
 */
export const LiveMessage = Type.Union([
  Type.Object({ type: Type.Literal('ready'), id: EventId, sessionId: Id }),
  Type.Object({ type: Type.Literal('notification'), id: EventId, data: Notification }),
  Type.Object({ type: Type.Literal('quest'), id: EventId, data: QuestEvent }),
  /** A session or access token of the member was revoked; the gateway closes what it carried. */
  Type.Object({
    type: Type.Literal('session-ended'),
    id: EventId,
    data: Type.Object({ sessionId: Id }),
  }),
]);
export type LiveMessage = Static<typeof LiveMessage>;
