import type { Role } from '#apollo/schema.generated.ts';
import { ViewerDocument } from './Viewer.generated.ts';
import { signInPath } from '#domains/account/paths.ts';
import type { Asking, Elsewhere, Guard } from '#routing/page-route.ts';

/** Finds the current viewer; the browser knows it already, unless it has just arrived. */
const viewerOf = async ({ gateway }: Asking) =>
  (await gateway.client.query({ query: ViewerDocument })).data?.viewer;

const toSignIn = ({ pathname, search }: Asking): Elsewhere => ({
  to: signInPath(pathname + search),
  status: 302,
});

/** Guard of the routes for members: a visitor signs in and comes back to where they wanted to. */
export const requireMember: Guard = async (asking) =>
  (await viewerOf(asking)) ? undefined : toSignIn(asking);

/** Guard of routes for those with one of these roles; a visitor signs in first. */
const requireRole =
  (...roles: Role[]): Guard =>
  async (asking) => {
    const viewer = await viewerOf(asking);
    if (!viewer) return toSignIn(asking);
    if (viewer.roles.some((role) => roles.includes(role))) return undefined;
    return { to: '/home/error?type=1', status: 302 };
  };

export const requireAdmin = requireRole('ADMIN');

/** Guard of the routes for support staff; administrators are included. */
export const requireSupport = requireRole('SUPPORT', 'ADMIN');
