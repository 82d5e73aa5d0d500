import { forumCalls } from '@whaletide/schema/rest/forum.ts';
import { type Forum, type ForumPostState } from '@whaletide/schema/rest/forum-documents.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '../../graphql/loaders.ts';
import { rowLoader } from '../../upstream/batching.ts';

export interface ForumLoaders {
  /** By competition. A forum is little more than what the viewer may do there. */
  byId: DataLoader<string, Forum | null>;
  /** What posts are to the viewer; undefined for a visitor, to whom they are nothing. */
  postState: DataLoader<string, ForumPostState | null> | undefined;
}

export const forumLoaders = ({ upstream, own }: LoaderScope): ForumLoaders => {
  const { byIds, postStates } = forumCalls;
  return {
    byId: rowLoader(
      (ids) =>
        own ? own.call(byIds, { query: { ids } }) : upstream.shared(byIds, { query: { ids } }),
      (forum) => forum._id,
    ),
    postState:
      own &&
      rowLoader(
        (ids) => own.call(postStates, { query: { ids } }),
        (state) => state.Post,
      ),
  };
};
