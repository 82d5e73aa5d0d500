import { practiceCalls, type PracticeState } from '@whaletide/schema/domains/practice/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface PracticeLoaders {
  /** By competition; null for one that the viewer may not see. */
  ofCompetition: DataLoader<string, PracticeState | null>;
}

export const practiceLoaders = ({ upstream, own }: LoaderScope): PracticeLoaders => {
  const { states } = practiceCalls;
  return {
    ofCompetition: rowLoader(
      (ids) =>
        own
          ? own.call(states, { query: { Competition: ids } })
          : upstream.shared(states, { query: { Competition: ids } }),
      (state) => state.Competition,
    ),
  };
};
