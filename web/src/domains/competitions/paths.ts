export const competitionListPath = '/home/competition';

/** The list, of those whose name holds this. */
export const competitionSearchPath = (name: string) =>
  `${competitionListPath}?${new URLSearchParams({ name })}`;

/** The ranking activities (打榜) that are open. */
export const rankingActivitiesPath = '/home/activity/EXERCISE';

export type CompetitionTab =
  | 'register'
  | 'content'
  | 'submit'
  | 'teamswrapper'
  | 'leaderboard'
  | 'invitation'
  | 'datasetbindings';

export const competitionPath = (id: string, tab?: CompetitionTab, param?: string) =>
  [competitionListPath, id, tab, tab && param].filter(Boolean).join('/');
