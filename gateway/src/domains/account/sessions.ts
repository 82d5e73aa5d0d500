import type { AuthUser, SignedIn } from '@whaletide/schema/domains/account/rest/account.ts';
import type { GatewayContext } from '#graphql/context.ts';

/** Begins the session that platform has given, in this answer's cookie and for its other fields. */
export const beginSession = (
  context: GatewayContext,
  { user, jwt, expiresAt, device }: SignedIn,
): AuthUser => {
  context.asker.cookie.set(jwt, new Date(expiresAt));
  context.asker.cookie.remember(device);
  context.actAs(jwt);
  return user;
};

/** Ends the session in this answer's cookie and for its other fields. */
export const endSession = (context: GatewayContext): void => {
  context.asker.cookie.clear();
  context.actAs(undefined);
};
