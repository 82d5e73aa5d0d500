import type { AuthUser, Role } from '@whaletide/schema/domains/account/rest/account.ts';
import { signInFirst } from '../refusal.ts';
import { forMembersOnly } from '../upstream/service-account.ts';
import type { GatewayContext } from './context.ts';

/** The signed-in member, or a refusal. */
export const requireViewer = async ({ loaders, service }: GatewayContext): Promise<AuthUser> => {
  const viewer = await loaders.account.viewer();
  if (!viewer) throw service ? forMembersOnly() : signInFirst();
  return viewer;
};

/** A part of the graph that is for some roles; null for everybody else. */
export const partFor = async (
  { loaders }: GatewayContext,
  roles: readonly Role[],
): Promise<object | null> => {
  const viewer = await loaders.account.viewer();
  return viewer?.Roles.some((role) => roles.includes(role)) ? {} : null;
};
