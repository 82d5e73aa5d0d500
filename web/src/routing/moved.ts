import { filledIn } from '@whaletide/schema/rules/moved.ts';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import type { MovedHandle } from './handle.ts';

/**
 * An address that leads to another, with the query that came along. The build writes it down, so
 * that the gateway answers it by itself; within the site it is followed here.
 * @param to its parameters are those of `path`; one that the address doesn't have is left out
 * @param status 301 for what has moved for good, 302 for what only leads there today
 */
export const moved = (path: string, to: string, status: 301 | 302): RouteObject => ({
  path,
  handle: { movedTo: to, status } satisfies MovedHandle,
  loader: ({ request, params }: LoaderFunctionArgs) =>
    redirect(filledIn(to, params) + new URL(request.url).search, status),
});
