import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on, with each answer, that this server is about to go. */
    leave: () => void;
    isLeaving: () => boolean;
    /** Number of open HTTP connections, without those that were upgraded to a WebSocket. */
    connections: () => number;
  }
}

/**
 * A stop in two steps: first the server says that it goes, by its readiness and by ending each
 * connection with its next answer; it closes once its clients have had time to go elsewhere.
 * Closed at once, a kept-alive connection would be cut under a request that is on its way.
 */
export const announceStop = (app: FastifyInstance): void => {
  let leaving = false;
  app.decorate('leave', () => {
    leaving = true;
  });
  app.decorate('isLeaving', () => leaving);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    leaving = true;
    done();
  });
  const open = new Set<Duplex>();
  app.decorate('connections', () => open.size);
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('upgrade', (_request, socket) => open.delete(socket));
};

/** Milliseconds for which kept connections may carry one more request after the announcement. */
const LAST_REQUEST_MS = 3_000;
const POLL_MS = 50;

/**
 * Waits until the clients of a leaving server know that it goes. A connection that carried
 * nothing during the announcement stays open for one more request, since closing it might cut a
 * request that is on its way.
 */
const lastRequests = async (app: FastifyInstance): Promise<void> => {
  for (let waited = 0; waited < LAST_REQUEST_MS && app.connections() > 0; waited += POLL_MS) {
    await wait(POLL_MS);
  }
};

export interface StopTimes {
  /** Time in ms for which a stop is announced before it begins. */
  leave: number;
  /** Time from the signal after which the process is ended, in ms: its sender is waiting. */
  longest: number;
}

/**
 * Stops the process in order on a signal, or with the process of ours that runs it. A person at a
 * terminal (SIGINT) waits for no announcement.
 */
export const stopOnSignal = (
  app: FastifyInstance,
  { leave, longest }: StopTimes,
  close: () => Promise<unknown> = () => app.close(),
): void => {
  let stopping = false;
  const stop = async (announced: boolean): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longest).unref();
    app.leave();
    if (announced) {
      await wait(leave);
      await lastRequests(app);
    }
    try {
      await close();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'stop failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop(false));
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => void stop(leave > 0));
};
