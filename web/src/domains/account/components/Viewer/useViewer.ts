import { useViewerQuery, type ViewerQuery } from './Viewer.generated.ts';

export type Viewer = NonNullable<ViewerQuery['viewer']>;

/**
 * The signed-in member; null for a visitor, and while `loading`. One request for the page. Asking
 * again may fail, as it does offline: that doesn't sign the member out, the last answer is kept.
 */
export const useViewer = () => {
  const { data, previousData, loading, error } = useViewerQuery();
  const known = data ?? previousData;
  return { viewer: known?.viewer ?? null, loading: loading && !known, error };
};
