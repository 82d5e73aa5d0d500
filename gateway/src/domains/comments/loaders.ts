import { type Comment, commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { childrenLoader } from '#upstream/batching.ts';

export interface CommentLoaders {
  /** The first answers by the comment that they stand under. */
  firstReplies: DataLoader<string, Comment[]>;
}

/** Members ask for themselves: what of theirs is folded, they read. */
export const commentLoaders = ({ upstream, own }: LoaderScope): CommentLoaders => {
  const { firstReplies } = commentCalls;
  return {
    firstReplies: childrenLoader(
      (ids) =>
        own
          ? own.call(firstReplies, { query: { ids } })
          : upstream.shared(firstReplies, { query: { ids } }),
      undefined,
      (comment) => comment.First ?? comment._id,
    ),
  };
};
