import { competitionPath } from '../competitions/paths.ts';

export const teamPath = (id: string) => `/home/competition/team/${id}`;

/** The parts of a competition's team tab: my team, all teams, requests. */
export type TeamTab = 'teammates' | 'teams' | 'applications';

export const teamTabPath = (competitionId: string, tab: TeamTab) =>
  competitionPath(competitionId, 'teamswrapper', tab);
