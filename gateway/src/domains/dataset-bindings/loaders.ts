import {
  type DatasetBinding,
  datasetBindingCalls,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader } from '#upstream/batching.ts';

export interface DatasetBindingLoaders {
  ofCompetition: DataLoader<string, DatasetBinding[]>;
}

/**
 * Makes the loader of datasets. Which datasets there are and which may be read depends on the
 * viewer, so a member's own answer replaces the shared one.
 */
export const datasetBindingLoaders = ({ upstream, own }: LoaderScope): DatasetBindingLoaders => {
  const { ofCompetitions } = datasetBindingCalls;
  return {
    ofCompetition: childrenLoader(
      own
        ? (ids) => own.call(ofCompetitions, { query: { Competition: ids } })
        : (ids) => upstream.shared(ofCompetitions, { query: { Competition: ids } }),
      undefined,
      (binding) => binding.Competition,
    ),
  };
};
