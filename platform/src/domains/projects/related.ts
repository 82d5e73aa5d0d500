import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Database } from '#database/database.ts';
import { similarIds } from '../search/store.ts';
import { labsByIds } from './store/projects.ts';

/** As many as stand under a project. */
const MAX_ITEMS = 4;

/** Public projects that are most like a public one by the words of their titles; none of another. */
export const relatedLabs = async (database: Database, id: string): Promise<Lab[]> => {
  const [lab] = await labsByIds(database.db, [id], null);
  if (!lab) return [];
  const ids = await similarIds(database, {
    kind: 'PROJECT',
    title: lab.Title,
    not: id,
    most: MAX_ITEMS,
  });
  if (ids.length === 0) return [];
  const found = await labsByIds(database.db, ids, null);
  const places = new Map(ids.map((one, place) => [one, place]));
  return found.toSorted((a, b) => (places.get(a._id) ?? 0) - (places.get(b._id) ?? 0));
};
