import { useLocation, useMatches } from 'react-router';
import { isRouteHandle, type RouteHandle } from '../../routing/handle.ts';

export interface CurrentRoute {
  handle: RouteHandle | null;
  /** Changes with the page, not with a tab within it. */
  pageKey: string;
  /** Whether one fills something in there. */
  form: boolean;
  /** Whether it is the list of one's tasks: nothing else shows them there. */
  tasks: boolean;
}

/** The page on screen, by its route. */
export const useCurrentRoute = (): CurrentRoute => {
  const match = useMatches().at(-1);
  const { search } = useLocation();
  const handle = isRouteHandle(match?.handle) ? match.handle : null;
  const forms = handle?.form ?? false;
  const form = typeof forms === 'boolean' ? forms : forms.includes(match?.params.tab ?? '');
  const tasks = handle?.name === 'user-level' && new URLSearchParams(search).get('tab') === 'task';
  return { handle, form, tasks, pageKey: `${match?.id ?? ''}:${match?.params.id ?? ''}` };
};
