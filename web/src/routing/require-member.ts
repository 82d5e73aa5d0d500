import { redirect, type MiddlewareFunction } from 'react-router';
import { ViewerDocument } from '../domains/account/components/Viewer/Viewer.generated.ts';
import { signInPath } from '../domains/account/paths.ts';
import { routeGateway } from './gateway-context.ts';

/** Guard of the routes for members: a visitor signs in and comes back to where they wanted to. */
export const requireMember: MiddlewareFunction = async ({ request, context }) => {
  const { client } = context.get(routeGateway);
  const { data } = await client.query({ query: ViewerDocument });
  if (data?.viewer) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(pathname + search));
};

/** Guard of the routes for administrators; a visitor signs in first. */
export const requireAdmin: MiddlewareFunction = async ({ request, context }) => {
  const { client } = context.get(routeGateway);
  const { data } = await client.query({ query: ViewerDocument });
  const { pathname, search } = new URL(request.url);
  if (!data?.viewer) throw redirect(signInPath(pathname + search));
  if (!data.viewer.roles.includes('ADMIN')) throw redirect('/home/error?type=1');
};
