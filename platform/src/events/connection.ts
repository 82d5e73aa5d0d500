import type { WebSocket } from 'ws';
import { LIVE_UNAUTHENTICATED, type LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import type { Caller } from '../http/caller.ts';
import type { EventLog } from './log.ts';
import { toLiveMessage } from './messages.ts';

const BATCH = 200;

/** Try again later: what a socket that can't keep up is closed with. */
const TOO_SLOW = 1013;
const INTERNAL = 1011;

/**
 * One live socket: reads the member's log after its cursor and sends what it finds, in order.
 * The cursor only moves past what was handed to the socket, and only one read is ever under way,
 * so nothing is left out and nothing comes twice.
 */
export const liveConnection = (
  socket: WebSocket,
  caller: Caller,
  cursor: number,
  { log, backlogBytes }: { log: EventLog; backlogBytes: number },
) => {
  let position = cursor;
  let pumping: Promise<void> | undefined;
  let again = false;

  const isOpen = () => socket.readyState === socket.OPEN;

  const send = (message: LiveMessage) => {
    socket.send(JSON.stringify(message));
    if (socket.bufferedAmount > backlogBytes) socket.close(TOO_SLOW, 'too slow');
    const ended = message.type === 'session-ended' && message.data.sessionId;
    if (ended === caller.credentialId) socket.close(LIVE_UNAUTHENTICATED, 'session ended');
  };

  /** Ends in the same turn in which it finds nothing more to do, so no wake-up falls between. */
  const pump = async () => {
    try {
      while (again && isOpen()) {
        again = false;
        const rows = await log.readAfter(caller.id, position, BATCH);
        for (const row of rows) {
          if (!isOpen()) return;
          send(toLiveMessage(row));
          position = row.number;
        }
        if (rows.length === BATCH) again = true;
      }
    } catch {
      socket.close(INTERNAL, 'try again');
    } finally {
      pumping = undefined;
    }
  };

  return {
    caller,
    position: () => position,
    send,
    /** Looks into the log now, or once more after the look that is under way. */
    wake: () => {
      again = true;
      pumping ??= pump();
    },
    close: (code: number, reason: string) => socket.close(code, reason),
  };
};
export type LiveConnection = ReturnType<typeof liveConnection>;
