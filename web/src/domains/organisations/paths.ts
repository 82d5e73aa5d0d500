/** The competitions that an organisation's members manage. */
export const manageCompetitionsPath = (shortName: string) => `/org/${shortName}/competition/manage`;

/** A competition in its organisation's frame. */
export const organisationCompetitionPath = (
  shortName: string,
  competitionId: string,
  tab?: string,
  param?: string,
) =>
  [`/org/${shortName}/competition/area`, competitionId, tab, tab && param]
    .filter(Boolean)
    .join('/');

/** A competition's forum in its organisation's frame. */
export const organisationForumPath = (shortName: string, competitionId: string) =>
  `/org/${shortName}/competition/forumlist/${competitionId}`;

/** The page on which a competition is managed, at one of its panels (panels.ts). */
export const manageCompetitionPath = (shortName: string, competitionId: string, panel?: string) =>
  [manageCompetitionsPath(shortName), competitionId, panel].filter(Boolean).join('/');
