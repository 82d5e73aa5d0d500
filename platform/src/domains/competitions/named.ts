import { byId, type Namer } from '#personal-data/named.ts';
import { competitionsByIds, stagesBy, tasksBy } from './store/reading.ts';

/** Names of the competitions that the reader may see. */
export const namedCompetitions: Namer = async (db, { caller }, ids) =>
  byId(await competitionsByIds(db, ids, caller));

export const namedStages: Namer = async (db, { caller }, ids) =>
  byId(await stagesBy(db, { ids }, caller));

export const namedTasks: Namer = async (db, { caller }, ids) =>
  byId(await tasksBy(db, { ids }, caller));
