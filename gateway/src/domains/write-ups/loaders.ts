import {
  type WriteUp,
  writeUpCalls,
  type WriteUpState,
  type WriteUpTexts,
} from '@whaletide/schema/domains/write-ups/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader, visibleRowLoader } from '#upstream/batching.ts';

export interface WriteUpLoaders {
  /** By team; null where there is none that the viewer may read. */
  ofTeam: DataLoader<string, WriteUp | null>;
  /** By version. */
  texts: DataLoader<string, WriteUpTexts | null>;
  /** By competition: what the member may write; undefined for a visitor. */
  state: DataLoader<string, WriteUpState | null> | undefined;
}

export const writeUpLoaders = ({ upstream, own }: LoaderScope): WriteUpLoaders => {
  const { ofTeams, texts, states } = writeUpCalls;
  return {
    ofTeam: visibleRowLoader(
      (ids) => upstream.shared(ofTeams, { query: { Team: ids } }),
      own && ((ids) => own.call(ofTeams, { query: { Team: ids } })),
      (writeUp) => writeUp.Team,
    ),
    texts: visibleRowLoader(
      (ids) => upstream.shared(texts, { query: { ids } }),
      own && ((ids) => own.call(texts, { query: { ids } })),
      (version) => version._id,
    ),
    state:
      own &&
      rowLoader(
        (ids) => own.call(states, { query: { Competition: ids } }),
        (state) => state.Competition,
      ),
  };
};
