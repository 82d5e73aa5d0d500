import { dropRests, isUnderWay, type DroppedBodyLimits } from '@whaletide/server/bodies.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a body of any length and bounds its rate by itself. */
    takesFiles?: boolean;
  }
}

/**
 * Bounds what a body may cost on every route, known or not: `requestTimeout` to arrive in where
 * its route bounds no rate, and an end once its request is answered.
 */
export const limitBodies = (app: FastifyInstance, limits: DroppedBodyLimits): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnderWay(request) && !request.routeOptions.config.takesFiles) {
      limitTime(request, reply, limits.requestTimeout);
    }
    done();
  });
  dropRests(app, limits);
};

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Gives up a body that doesn't arrive in time; most have arrived before the timer is set. */
const limitTime = ({ raw }: FastifyRequest, reply: FastifyReply, timeout: number): void => {
  const timer = setTimeout(() => {
    if (!reply.raw.headersSent) raw.socket.write(TIMED_OUT);
    raw.destroy(new Error('The body did not arrive in time'));
  }, timeout).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
};
