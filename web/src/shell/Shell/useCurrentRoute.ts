import { useMatches } from 'react-router';
import { isRouteHandle, type RouteHandle } from '../../routing/handle.ts';

export interface CurrentRoute {
  handle: RouteHandle | null;
  /** Changes with the page, not with a tab within it. */
  pageKey: string;
  /** Whether one fills something in there. */
  form: boolean;
}

/** The page on screen, by its route. */
export const useCurrentRoute = (): CurrentRoute => {
  const match = useMatches().at(-1);
  const handle = isRouteHandle(match?.handle) ? match.handle : null;
  const forms = handle?.form ?? false;
  const form = typeof forms === 'boolean' ? forms : forms.includes(match?.params.tab ?? '');
  return { handle, form, pageKey: `${match?.id ?? ''}:${match?.params.id ?? ''}` };
};
