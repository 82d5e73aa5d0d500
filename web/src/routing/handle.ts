/** What a route tells the shell about its page. */
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
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'name' in handle;
