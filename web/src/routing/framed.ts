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
