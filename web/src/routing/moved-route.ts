import { filledIn } from '@whaletide/schema/shared/rules/moved.ts';
import type { MovedHandle } from './handle.ts';
import type { PageRoute } from './page-route.ts';

/**
 * An address that leads to another, with the query that came along. The build writes it down, so
 * that the gateway answers it by itself; within the site it is followed here.
 * @param to its parameters are those of `path`; one that the address doesn't have is left out
 * @param status 301 for what has moved for good, 302 for what only leads there today
 */
export const movedRoute = (path: string, to: string, status: 301 | 302): PageRoute => ({
  path,
  handle: { movedTo: to, status } satisfies MovedHandle,
  guard: ({ search, params }) => ({ to: filledIn(to, params) + search, status }),
});
