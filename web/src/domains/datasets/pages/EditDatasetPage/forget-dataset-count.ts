import type { ApolloCache } from '@apollo/client';
import { forget } from '../../../../apollo/forget.ts';

/** How many datasets members have is asked for again where it is shown next. */
export const forgetDatasetCount = (cache: ApolloCache): void =>
  forget(cache, 'Member', 'datasetsCount');
