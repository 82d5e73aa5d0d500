import { randomBytes } from 'node:crypto';

/**
 * Names a database. It begins with the mark of the run, where a command has one, so that what a
 * stopped run has left is found.
 */
export const databaseName = (kind = ''): string =>
  `whaletide_${process.env.RUN_MARK ?? ''}${kind}${randomBytes(6).toString('hex')}`;
