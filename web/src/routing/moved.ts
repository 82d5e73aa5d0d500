import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import type { MovedHandle } from './handle.ts';

/**
 * An address that leads to another, with the query that came along. The build writes it down, so
 * that the gateway answers it by itself; within the site it is followed here.
 * @param status 301 for what has moved for good, 302 for what only leads there today
 */
export const moved = (path: string, to: string, status: 301 | 302): RouteObject => ({
  path,
  handle: { movedTo: to, status } satisfies MovedHandle,
  loader: ({ request }: LoaderFunctionArgs) => redirect(to + new URL(request.url).search, status),
});
