/** Facts about its page that a route tells the shell. */
export interface RouteHandle {
  /** The page's name in the specification; tasks are recommended by it. */
  name: string;
  /** In the document's title, until the page sets a better one. */
  title: string;
  /** Pages of their own shape, such as sign-in: without login banner and floating widgets. */
  bare?: boolean;
  /** Pages that fill the window and scroll within: without footer and floating widgets. */
  fullScreen?: boolean;
  /** Pages where one writes, or the tabs of a page that are: nothing comes up in front of them. */
  form?: boolean | readonly string[];
  /** All that `:tab?` can be; an address with another one leads nowhere. */
  tabs?: readonly string[];
  /** Part that everyone may see: a server renders it. */
  rendered?: RenderedPart;
}

interface RenderedPart {
  /** Tabs of a page with `:tab?`; without it, all of the page. */
  tabs?: readonly string[];
  /** The names of the query that the page shows something else by. */
  query?: readonly string[];
  /** With one of these in the query the browser makes it. */
  unless?: readonly string[];
  /** With one of these in the query it is rendered for that request alone and never kept. */
  unshared?: readonly string[];
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'name' in handle;

/** Handle of an address that has no page of its own. */
export interface MovedHandle {
  movedTo: string;
  status: 301 | 302;
}

export const isMovedHandle = (handle: unknown): handle is MovedHandle =>
  typeof handle === 'object' && handle !== null && 'movedTo' in handle;
