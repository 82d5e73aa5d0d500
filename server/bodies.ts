import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface DroppedBodyLimits {
  /** Milliseconds in which the rest of an answered request's body has to arrive. */
  requestTimeout: number;
  /** Milliseconds of silence after which the rest of an answered request's body is given up. */
  lingerTimeout: number;
  /** Bytes of that rest which are read and dropped, so that the connection can be used again. */
  lingerBytes: number;
}

/**
 * Ends what is still sent once its request is answered. A client that was refused early may still
 * be sending. A rest that can't be longer than `lingerBytes` is read and dropped, and the
 * connection goes on. Before a longer one the answer says that the connection closes, and it does
 * so once the client has read it.
 */
export const dropRests = (app: FastifyInstance, limits: DroppedBodyLimits): void => {
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

/** Tells that a request has a body which has not arrived whole. */
export const isUnderWay = ({ raw, headers }: FastifyRequest): boolean =>
  raw.complete === false &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

/** Bytes that a request says its body has; one that comes in chunks may have any number. */
const declaredLength = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? Infinity);

/** Reads and drops the rest of a body while its answer is sent, and ends what goes on too long. */
const dropRest = (
  { raw }: FastifyRequest,
  closes: boolean,
  { requestTimeout, lingerTimeout, lingerBytes }: DroppedBodyLimits,
): void => {
  const { socket } = raw;
  let rest = 0;
  // While this process was busy, bytes may have come that it has yet to read.
  const endUnlessHeard = () => {
    const heard = rest;
    setImmediate(() => {
      if (rest === heard) socket.destroy();
    });
  };
  const silence = setTimeout(endUnlessHeard, lingerTimeout).unref();
  const longest = setTimeout(() => socket.destroy(), requestTimeout).unref();
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
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > lingerBytes) raw.pause();
    else silence.refresh();
  });
  raw.resume();
};
