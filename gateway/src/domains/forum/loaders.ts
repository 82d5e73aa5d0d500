import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import {
  type Forum,
  type ForumPost,
  type ForumPostState,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader, rowLoader } from '#upstream/batching.ts';

export interface ForumLoaders {
  /** By competition or channel. A forum is little more than what the viewer may do there. */
  byId: DataLoader<string, Forum | null>;
  /** By project: the competitions to which posts brought it. */
  competitionsOf: DataLoader<string, { Lab: string; Competition: string }[]>;
  /** Posts that every visitor reads, by their ids. */
  publicPost: DataLoader<string, ForumPost | null>;
  /** State of posts for the viewer; undefined for a visitor, who has none. */
  postState: DataLoader<string, ForumPostState | null> | undefined;
}

export const forumLoaders = ({ upstream, own }: LoaderScope): ForumLoaders => {
  const { byIds, competitionsOfLabs, publicPosts, postStates } = forumCalls;
  return {
    byId: rowLoader(
      (ids) =>
        own ? own.call(byIds, { query: { ids } }) : upstream.shared(byIds, { query: { ids } }),
      (forum) => forum._id,
    ),
    competitionsOf: childrenLoader(
      (ids) => upstream.shared(competitionsOfLabs, { query: { Lab: ids } }),
      undefined,
      (one) => one.Lab,
    ),
    publicPost: rowLoader(
      (ids) => upstream.shared(publicPosts, { query: { ids } }),
      (post) => post._id,
    ),
    postState:
      own &&
      rowLoader(
        (ids) => own.call(postStates, { query: { ids } }),
        (state) => state.Post,
      ),
  };
};
