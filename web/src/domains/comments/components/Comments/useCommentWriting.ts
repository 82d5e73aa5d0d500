import type { ApolloCache } from '@apollo/client';
import {
  CommentRepliesDocument,
  CommentsDocument,
  useCreateCommentMutation,
  useDeleteCommentMutation,
  useUpdateCommentMutation,
} from './Comments.generated.ts';
import { countedTypes, placeOf, type Place, type Subject } from './subject.ts';

const context = { showsErrors: true };
const refetchQueries = [CommentsDocument, CommentRepliesDocument];

const count = (cache: ApolloCache, { kind, id }: Subject, change: number) =>
  cache.modify<{ commentsCount: number }>({
    id: cache.identify({ __typename: countedTypes[kind], id }) ?? '',
    fields: { commentsCount: (before) => Math.max(0, before + change) },
  });

/** Writes, changes and deletes comments, with the count and the lists that are on screen. */
export const useCommentWriting = (subject: Subject) => {
  const [create] = useCreateCommentMutation({
    context,
    refetchQueries,
    update: (cache) => count(cache, subject, 1),
  });
  const [update] = useUpdateCommentMutation({ context });
  const [remove] = useDeleteCommentMutation({
    context,
    refetchQueries,
    update: (cache) => count(cache, subject, -1),
  });
  return {
    create: async (content: string, inReplyToId: string | null): Promise<Place | null> => {
      const { kind, id: targetId } = subject;
      const { data } = await create({
        variables: { input: { kind, targetId, content, inReplyToId } },
      });
      return data ? placeOf(data.createComment) : null;
    },
    update: (commentId: string, content: string) =>
      update({ variables: { input: { commentId, content } } }),
    remove: (commentId: string) => remove({ variables: { input: { commentId } } }),
  };
};
