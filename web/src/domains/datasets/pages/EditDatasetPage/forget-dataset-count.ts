import type { ApolloCache } from '@apollo/client';
import { forget } from '../../../../apollo/forget.ts';

/** Which datasets organizations have, and how many members, is asked for again where it is shown next. */
export const forgetDatasetCount = (cache: ApolloCache): void => {
  forget(cache, 'Member', 'datasetsCount');
  forget(cache, 'Organization', 'datasets');
};
