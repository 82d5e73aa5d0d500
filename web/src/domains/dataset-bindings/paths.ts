import { competitionPath } from '../competitions/paths.ts';

/** The parts of a competition's data tab: data for all, and what review stages bring. */
export type DatasetTab = 'files' | 'review';

/** The parameter of the address that names the file that is shown. */
export const FILE_PARAMETER = 'file';

export const datasetTabPath = (competitionId: string, tab: DatasetTab, token?: string) => {
  const path = competitionPath(competitionId, 'datasetbindings', tab);
  return token === undefined ? path : `${path}?${FILE_PARAMETER}=${token}`;
};
