import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { countOf, eitherPaging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isSelected } from '#graphql/selected.ts';

/**
 * Makes the `At` part of a query. A text that can't be an id is no comment, and changes nothing.
 */
const placed = (at: string | null | undefined) => (at != null && isId(at) ? { At: at } : {});

/** A member's own pages aren't the shared ones: who has just commented sees the comment. */
export const resolvers: Resolvers = {
  Query: {
    comments: (_, args, { upstream, own }, info) => {
      const query = {
        ...eitherPaging(args, 20, isSelected(info, 'totalCount')),
        ...placed(args.at),
        Kind: args.kind,
        Target: requireId(args.targetId, 'targetId'),
        ...(args.sort != null && { sort: args.sort }),
      };
      return own
        ? own.call(commentCalls.list, { query })
        : upstream.shared(commentCalls.list, { query });
    },
    commentReplies: (_, args, { upstream, own }, info) => {
      const input = {
        params: { id: requireId(args.commentId, 'commentId') },
        query: {
          ...eitherPaging(args, 20, isSelected(info, 'totalCount')),
          ...placed(args.at),
        },
      };
      return own
        ? own.call(commentCalls.replies, input)
        : upstream.shared(commentCalls.replies, input);
    },
  },
  CommentPage: { totalCount: countOf },
  Comment: {
    author: (comment, _, { loaders }) => loaders.members.byId.load(comment.User),
    // Under an answer stands nothing.
    replies: (comment, _, { loaders }) =>
      comment.First === null ? loaders.comments.firstReplies.load(comment._id) : [],
  },
  CommentReference: {
    author: (reference, _, { loaders }) => loaders.members.byId.load(reference.User),
  },
};
