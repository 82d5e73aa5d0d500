import { useMatches } from 'react-router';
import { isRouteHandle, type RouteHandle } from '../../routing/handle.ts';

export interface CurrentRoute {
  handle: RouteHandle | null;
  /** Changes with the page, not with a tab within it. */
  pageKey: string;
}

/** The page on screen, by its route. */
export const useCurrentRoute = (): CurrentRoute => {
  const match = useMatches().at(-1);
  const handle = isRouteHandle(match?.handle) ? match.handle : null;
  return { handle, pageKey: `${match?.id ?? ''}:${match?.params.id ?? ''}` };
};
