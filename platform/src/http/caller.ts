import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import type { Spending } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import type { Agent } from '@whaletide/schema/shared/rules/authorship.ts';

/** Member who makes a call, by one of their sessions or access tokens. */
export interface Caller {
  id: string;
  roles: readonly Role[];
  /** The session's or access token's id; ending it ends what it carries. */
  credentialId: string;
  kind: 'session' | 'token';
  /** Scopes that it is good for: a session is good for everything. */
  scopes: readonly Scope[];
  /** Agent that the access token is for: whatever it hands in says so. */
  agent?: Agent;
  /**
   * Takes an amount out of the access token's budgets of the day; absent for a session.
   * @throws Refusal RATE_LIMITED where one of them is used up
   */
  spend?: (amount: Partial<Spending>) => Promise<void>;
}

/**
 * Service account that makes a call: it belongs to an organization or to the site, and has neither
 * an id of a member nor roles.
 */
export interface ServiceCaller {
  kind: 'service';
  serviceAccountId: string;
  name: string;
  /** Null where it belongs to the site. */
  organizationId: string | null;
  scopes: readonly Scope[];
}

/** Member or service account that makes a call. */
export type AnyCaller = Caller | ServiceCaller;

export const isService = (caller: AnyCaller | null): caller is ServiceCaller =>
  caller?.kind === 'service';

export const hasRole = (caller: AnyCaller | null, ...roles: Role[]): boolean =>
  caller !== null &&
  !isService(caller) &&
  caller.roles.some((role) => role === 'admin' || roles.includes(role));

/** Tells whether the caller may change anything: a token that only reads may not. */
export const mayWrite = ({ scopes }: Caller): boolean => scopes.includes('write');

/** Finds the caller of a bearer token; null when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<AnyCaller | null>;
