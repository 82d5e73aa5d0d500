import type { EventWord } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { ExportKind } from '@whaletide/schema/domains/managing/rest/exports.ts';
export const competitionListPath = '/home/competition';

/** The list, of those whose name holds this. */
export const competitionSearchPath = (name: string) =>
  `${competitionListPath}?${new URLSearchParams({ name })}`;

/** Paths of the lists of what the member has registered for, by competition and by team. */
export const myCompetitionsPath = '/home/competition/mine';
export const myTeamsPath = '/home/competition/myteams';

/** The ranking activities (打榜) that are open. */
export const rankingActivitiesPath = '/home/activity/EXERCISE';

export const competitionTabs = [
  'register',
  'content',
  'submit',
  'teamswrapper',
  'leaderboard',
  'practice',
  'code',
  'writeups',
  'invitation',
  'datasetbindings',
] as const;
export type CompetitionTab = (typeof competitionTabs)[number];

export const competitionPath = (id: string, tab?: CompetitionTab, param?: string) =>
  [competitionListPath, id, tab, tab && param].filter(Boolean).join('/');

/** Page of an activity: that of a competition at an address of its own. */
export const activityPath = (id: string, tab?: CompetitionTab, param?: string) =>
  ['/home/activity/detail', id, tab, tab && param].filter(Boolean).join('/');

/** Facts about a competition that decide where its page is. */
interface Placed {
  id: string;
  kind: 'COMPETITION' | 'EXERCISE' | 'ACTIVITY' | 'SERIES';
}

export const isActivity = ({ kind }: Pick<Placed, 'kind'>) =>
  kind === 'ACTIVITY' || kind === 'EXERCISE';

/** Word for a competition or an activity in texts. */
export const eventWord = (of: Pick<Placed, 'kind'>): EventWord =>
  isActivity(of) ? '活动' : '比赛';

/** Page of a competition or an activity, at its own address. */
export const detailPath = (of: Placed, tab?: CompetitionTab, param?: string) =>
  (isActivity(of) ? activityPath : competitionPath)(of.id, tab, param);

/** Answers the path at which managers download a table of the competition as CSV. */
export const exportPath = (competitionId: string, kind: ExportKind) =>
  `/exports/competitions/${competitionId}/${kind}`;
