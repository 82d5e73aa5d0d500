import { isRouteHandle, type RouteHandle } from '#routing/handle.ts';
import { useShown } from '#routing/router-context.ts';

export interface CurrentRoute {
  handle: RouteHandle | null;
  /** Changes with the page, not with a tab within it. */
  pageKey: string;
  /** True where the visitor fills something in there. */
  form: boolean;
  /** True where it is the list of the member's tasks: nothing else shows them there. */
  tasks: boolean;
}

/** The page on screen, by its route. */
export const useCurrentRoute = (): CurrentRoute => {
  const { matches, location } = useShown();
  const match = matches.at(-1);
  const handle = isRouteHandle(match?.route.handle) ? match.route.handle : null;
  const forms = handle?.form ?? false;
  const form = typeof forms === 'boolean' ? forms : forms.includes(match?.params.tab ?? '');
  const tasks =
    handle?.name === 'user-level' && new URLSearchParams(location.search).get('tab') === 'task';
  return { handle, form, tasks, pageKey: `${match?.route.path ?? ''}:${match?.params.id ?? ''}` };
};
