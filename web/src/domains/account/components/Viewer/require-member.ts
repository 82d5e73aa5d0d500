import { redirect, type MiddlewareFunction } from 'react-router';
import type { Role } from '../../../../apollo/schema.generated.ts';
import { ViewerDocument } from './Viewer.generated.ts';
import { signInPath } from '../../paths.ts';
import { routeGateway } from '../../../../routing/gateway-context.ts';

/** Guard of the routes for members: a visitor signs in and comes back to where they wanted to. */
export const requireMember: MiddlewareFunction = async ({ request, context }) => {
  const { client } = context.get(routeGateway);
  const { data } = await client.query({ query: ViewerDocument });
  if (data?.viewer) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(pathname + search));
};

/** Guard of routes for those with one of these roles; a visitor signs in first. */
const requireRole =
  (...roles: Role[]): MiddlewareFunction =>
  async ({ request, context }) => {
    const { client } = context.get(routeGateway);
    const { data } = await client.query({ query: ViewerDocument });
    const { pathname, search } = new URL(request.url);
    if (!data?.viewer) throw redirect(signInPath(pathname + search));
    if (!data.viewer.roles.some((role) => roles.includes(role)))
      throw redirect('/home/error?type=1');
  };

export const requireAdmin = requireRole('ADMIN');

/** Of the support staff; administrators are. */
export const requireSupport = requireRole('SUPPORT', 'ADMIN');
