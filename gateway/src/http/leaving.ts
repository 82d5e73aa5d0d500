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
