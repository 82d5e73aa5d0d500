import {
  type CodeState,
  competitionCodeCalls,
  type SharedCode,
} from '@whaletide/schema/domains/competition-code/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, visibleRowLoader } from '#upstream/batching.ts';

export interface CompetitionCodeLoaders {
  /** By competition; null for one that the viewer may not see. */
  state: DataLoader<string, CodeState | null>;
  /** By project. */
  ofProject: DataLoader<string, SharedCode[]>;
}

export const competitionCodeLoaders = ({ upstream, own }: LoaderScope): CompetitionCodeLoaders => {
  const { states, ofProjects } = competitionCodeCalls;
  return {
    state: visibleRowLoader(
      (ids) => upstream.shared(states, { query: { Competition: ids } }),
      own && ((ids) => own.call(states, { query: { Competition: ids } })),
      (state) => state.Competition,
    ),
    // Members are shown the same as visitors.
    ofProject: childrenLoader(
      (ids) => upstream.shared(ofProjects, { query: { Lab: ids } }),
      undefined,
      (code) => code.Lab,
    ),
  };
};
