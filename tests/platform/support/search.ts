import { indexSlice } from '#platform/src/domains/search/indexing.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import type { TestPlatform } from './platform.ts';

/** Makes the documents of all that has changed, as a worker does by and by. */
export const indexAll = async ({ database }: TestPlatform): Promise<void> => {
  while (await indexSlice(database, allContributions.search));
};
