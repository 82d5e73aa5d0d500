import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';

/** Member who makes a call, by one of their sessions or access tokens. */
export interface Caller {
  id: string;
  roles: readonly Role[];
  /** The session's or access token's id; ending it ends what it carries. */
  credentialId: string;
  kind: 'session' | 'token';
  /** Scopes that it is good for: a session is good for everything. */
  scopes: readonly Scope[];
}

export const hasRole = (caller: Caller | null, ...roles: Role[]): boolean =>
  caller !== null && caller.roles.some((role) => role === 'admin' || roles.includes(role));

/** Tells whether the caller may change anything: a token that only reads may not. */
export const mayWrite = ({ scopes }: Caller): boolean => scopes.includes('write');

/** Finds the caller of a bearer token; null when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Caller | null>;
