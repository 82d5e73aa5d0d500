import {
  type DatasetBinding,
  datasetBindingCalls,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { childrenLoader } from '../../upstream/batching.ts';

export interface DatasetBindingLoaders {
  ofCompetition: DataLoader<string, DatasetBinding[]>;
}

/**
 * Which datasets there are, and which of them may be read, depends on who asks: a member's own
 * answer takes the shared one's place.
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
