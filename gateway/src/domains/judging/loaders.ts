import {
  type JudgingResult,
  judgingOverviewCalls,
} from '@whaletide/schema/domains/judging/rest/overview.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface JudgingLoaders {
  /** By work; undefined for a visitor, who reads no work. */
  result: DataLoader<string, JudgingResult | null> | undefined;
}

export const judgingLoaders = ({ own }: LoaderScope): JudgingLoaders => ({
  result:
    own &&
    rowLoader<JudgingResult>(
      (ids) => own.call(judgingOverviewCalls.results, { query: { ids } }),
      (result) => result.Work,
    ),
});
