import { randomBytes } from 'node:crypto';

/**
 * A new id: 24 lower-case hex characters, eight of the second it was made in and sixteen random,
 * so that rows made together lie together in an index and neighbours can't be guessed.
 */
export const newId = (now = Date.now()): string =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');
