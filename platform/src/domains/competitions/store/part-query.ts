import { idList } from '#http/paging.ts';
import { badInput } from '#refusal.ts';

/** One of the two ways to ask; asking for everything at once is not one. */
export const partQuery = (ids: string | undefined, parents: string | undefined, parent: string) => {
  if (ids === undefined && parents === undefined) throw badInput(`请指定 ids 或 ${parent}`, 'ids');
  return {
    ids: ids === undefined ? undefined : idList(ids),
    parents: parents === undefined ? undefined : idList(parents),
  };
};
