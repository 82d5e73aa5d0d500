/** The organizations of the site, for its administrators. */
export const organizationsPath = '/home/admin/organizations';

/** The competitions that an organization's members manage. */
export const manageCompetitionsPath = (shortName: string) => `/org/${shortName}/competition/manage`;

/** A competition in its organization's frame. */
export const organizationCompetitionPath = (
  shortName: string,
  competitionId: string,
  tab?: string,
  param?: string,
) =>
  [`/org/${shortName}/competition/area`, competitionId, tab, tab && param]
    .filter(Boolean)
    .join('/');

/** What a competition's pages are called in the frame; everything else is outside of it. */
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

/** The page on which a competition is managed, at one of its panels (panels.ts). */
export const manageCompetitionPath = (shortName: string, competitionId: string, panel?: string) =>
  [manageCompetitionsPath(shortName), competitionId, panel].filter(Boolean).join('/');
