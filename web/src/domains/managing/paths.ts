import { manageCompetitionsPath } from '../organizations/paths.ts';

/** The page on which a competition is managed, at one of its panels (panels.ts). */
export const manageCompetitionPath = (shortName: string, competitionId: string, panel?: string) =>
  [manageCompetitionsPath(shortName), competitionId, panel].filter(Boolean).join('/');
