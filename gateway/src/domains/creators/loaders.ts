import type DataLoader from 'dataloader';
import type { ContentCreator } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { creatorCalls } from '@whaletide/schema/domains/creators/rest/creators.ts';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface CreatorLoaders {
  /** Place of members in the programme; null for who isn't there. */
  byMember: DataLoader<string, ContentCreator | null>;
}

/** Makes the loaders of the programme; who is a creator is the same for everyone. */
export const creatorLoaders = ({ upstream }: LoaderScope): CreatorLoaders => ({
  byMember: rowLoader(
    (ids) => upstream.shared(creatorCalls.list, { query: { ids } }),
    (creator) => creator._id,
  ),
});
