import { competitionPath } from '#domains/competitions/paths.ts';

/** Words of the address in place of a team's id. */
export const EDIT = 'edit';
export const COMPARE = 'compare';

/** Path of the tab of write-ups, or of a part of it: a team's write-up by the team's id. */
export const writeUpsPath = (competitionId: string, part?: string) =>
  competitionPath(competitionId, 'writeups', part);
