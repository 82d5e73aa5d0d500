import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a body of any length and bounds its rate by itself. */
    takesFiles?: boolean;
  }
}

export interface BodyLimits {
  /** Milliseconds in which a body has to arrive where its route bounds no rate. */
  requestTimeout: number;
  /** Milliseconds that the rest of a body gets once its request is answered. */
  lingerTimeout: number;
  /** Bytes of that rest which are read and dropped, so that the connection can be used again. */
  lingerBytes: number;
}

/**
 * Bounds what a body may cost on every route, known or not: a time to arrive in, and an end once
 * its request is answered. Who was refused early may still be sending: a short rest is read and
 * dropped, and the connection goes on; a long one isn't read, and the connection ends a moment
 * after the answer, in which a client reads why.
 */
export const limitBodies = (app: FastifyInstance, limits: BodyLimits): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnderWay(request) && !request.routeOptions.config.takesFiles) {
      limitTime(request, reply, limits.requestTimeout);
    }
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isUnderWay(request)) {
      // Closing at once would reset the connection before the answer has been read.
      reply.removeHeader('connection');
      dropRest(request, limits);
    }
    done();
  });
};

/** Whether a request has a body that has not arrived whole. */
const isUnderWay = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** A body that doesn't arrive in time is given up; the usual one is here before the timer is. */
const limitTime = ({ raw }: FastifyRequest, reply: FastifyReply, timeout: number): void => {
  const timer = setTimeout(() => {
    if (!reply.raw.headersSent) raw.socket.write(TIMED_OUT);
    raw.destroy(new Error('The body did not arrive in time'));
  }, timeout).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
};

const dropRest = ({ raw }: FastifyRequest, { lingerTimeout, lingerBytes }: BodyLimits): void => {
  const { socket } = raw;
  const timer = setTimeout(() => socket.destroy(), lingerTimeout).unref();
  raw.once('end', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
  let rest = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > lingerBytes) raw.pause();
  });
  raw.resume();
};
