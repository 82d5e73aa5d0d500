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
  /** Milliseconds of silence after which the rest of an answered request's body is given up. */
  lingerTimeout: number;
  /** Bytes of that rest which are read and dropped, so that the connection can be used again. */
  lingerBytes: number;
}

/**
 * Bounds what a body may cost on every route, known or not: a time to arrive in, and an end once
 * its request is answered. A client that was refused early may still be sending. A rest that can't
 * be longer than `lingerBytes` is read and dropped, and the connection goes on. Before a longer
 * one the answer says that the connection closes, and it does so once the client has read it.
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
      const closes = app.isLeaving() || declaredLength(request) > limits.lingerBytes;
      if (closes) void reply.header('connection', 'close');
      else reply.removeHeader('connection');
      dropRest(request, closes, limits);
    }
    done();
  });
};

/** Whether a request has a body that has not arrived whole. */
const isUnderWay = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

/** Bytes that a request says its body has; one that comes in chunks may have any number. */
const declaredLength = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? Infinity);

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

/** Reads and drops the rest of a body while its answer is sent, and ends what goes on too long. */
const dropRest = (
  { raw }: FastifyRequest,
  closes: boolean,
  { requestTimeout, lingerTimeout, lingerBytes }: BodyLimits,
): void => {
  const { socket } = raw;
  const giveUp = () => socket.destroy();
  const silence = setTimeout(giveUp, lingerTimeout).unref();
  const longest = setTimeout(giveUp, requestTimeout).unref();
  const clear = () => {
    clearTimeout(silence);
    clearTimeout(longest);
  };
  socket.once('close', clear);
  if (closes) {
    // Node destroys the connection after its last answer. What is unread by then makes that a
    // reset, which may reach the client before the answer has been read: end our side alone.
    socket.destroySoon = () => socket.end();
  } else {
    raw.once('end', clear);
  }
  let rest = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > lingerBytes) raw.pause();
    else silence.refresh();
  });
  raw.resume();
};
