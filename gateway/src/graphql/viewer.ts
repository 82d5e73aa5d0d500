import type { AuthUser } from '@whaletide/schema/domains/account/rest/account.ts';
import { signInFirst } from '../refusal.ts';
import type { GatewayContext } from './context.ts';

/** The signed-in member, or a refusal. */
export const requireViewer = async ({ loaders }: GatewayContext): Promise<AuthUser> => {
  const viewer = await loaders.account.viewer();
  if (!viewer) throw signInFirst();
  return viewer;
};
