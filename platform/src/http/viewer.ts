import type { Role } from '@whaletide/schema/rest/account.ts';

/** Who asks: a member, by one of their sessions or access tokens. */
export interface Viewer {
  id: string;
  roles: readonly Role[];
  /** The session's or access token's id; ending it ends what it carries. */
  credentialId: string;
  kind: 'session' | 'token';
}

export const hasRole = (viewer: Viewer | null, ...roles: Role[]): boolean =>
  viewer !== null && viewer.roles.some((role) => role === 'admin' || roles.includes(role));

/** Finds the viewer of a bearer token; null when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Viewer | null>;
