import { createHash, randomBytes } from 'node:crypto';
import { SERVICE_TOKEN_PREFIX } from '@whaletide/schema/domains/service-accounts/rules.ts';

/** Characters of a token that stay to be seen. */
const SHOWN = 8;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token of 256 bits of chance, with the columns that are kept of it. */
export const newToken = (): { token: string; kept: { prefix: string; hash: string } } => {
  const token = SERVICE_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return { token, kept: { prefix: token.slice(0, SHOWN), hash: hashOf(token) } };
};
