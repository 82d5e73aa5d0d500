/**
 * States of PostgreSQL, and codes of the system, that say that a connection is gone or can't be had:
 * the server is ending (57P01 to 57P03), takes no more (53300), or isn't reached.
 */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Class of states on connections. */
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/;
/** The driver's own errors have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Tells that an error, or one that it was caused by, comes from a database that isn't there. Codes of
 * the system are the same for other services, such as the storage of files.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code = '' } = current as NodeJS.ErrnoException;
    if (AWAY.has(code) || CONNECTION_CLASS.test(code) || DRIVER.test(current.message)) return true;
  }
  return false;
};
