import type { ApolloCache } from '@apollo/client';
import { forget } from '#apollo/forget.ts';

/**
 * Makes organizations' datasets and members' dataset counts load again where they are shown next.
 */
export const forgetDatasetCount = (cache: ApolloCache): void => {
  forget(cache, 'Member', 'datasetsCount');
  forget(cache, 'Organization', 'datasets');
};
