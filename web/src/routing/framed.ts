/** Names of a competition's pages in its organization's frame; all else is outside of it. */
const FRAMED: readonly [RegExp, string][] = [
  [/^\/home\/competition\/(?=[0-9a-f]{24}(?:[/?]|$))/, 'area/'],
  [/^\/home\/competition\/(?=forumlist\/|forum\/)/, ''],
];

/** A path to a competition or its forum in its organization's frame; other paths as they are. */
export const framedPath = (shortName: string, path: string) => {
  for (const [pattern, place] of FRAMED) {
    if (pattern.test(path)) return path.replace(pattern, `/org/${shortName}/competition/${place}`);
  }
  return path;
};

const ACTIVITY_PAGE = '/home/activity/detail/';

export const isActivityPage = (path: string) => path.startsWith(ACTIVITY_PAGE);

/** A path to a page of an activity, where competitions have theirs; other paths as they are. */
export const activityPagePath = (path: string) =>
  path.replace(/^\/home\/competition\/(?=[0-9a-f]{24}(?:[/?]|$))/, ACTIVITY_PAGE);
