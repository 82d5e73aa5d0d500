import type { FastifyReply } from 'fastify';

/** Status in logs and measures of a request whose client didn't wait for it, as nginx has it. */
export const CLIENT_GONE = 499;

/**
 * Tells that the client of a request has gone before its answer was written: what fails then fails
 * for that reason, and is no one's error.
 */
export const hasGone = ({ raw }: FastifyReply): boolean =>
  !raw.writableFinished && (raw.destroyed || (raw.socket?.destroyed ?? raw.req.destroyed));
