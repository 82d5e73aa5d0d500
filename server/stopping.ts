import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on, with each answer, that this server is about to go. */
    leave: () => void;
    isLeaving: () => boolean;
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
};

export interface StopTimes {
  /** How long a stop is announced before it begins, in ms. */
  leave: number;
  /** After this, in ms from the signal, the process is cut: whoever sent it is waiting. */
  longest: number;
}

/** Stops the process in order on a signal, or with the process of ours that runs it. */
export const stopOnSignal = (
  app: FastifyInstance,
  { leave, longest }: StopTimes,
  close: () => Promise<unknown> = () => app.close(),
): void => {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), longest).unref();
    app.leave();
    setTimeout(() => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'stop failed');
          process.exit(1);
        },
      );
    }, leave);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, stop);
};
