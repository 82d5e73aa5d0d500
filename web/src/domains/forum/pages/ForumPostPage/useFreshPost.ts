import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { onTick } from '#lib/clock.ts';
import { ForumPostChangesDocument, ForumPostDocument } from './ForumPost.generated.ts';
import { ForumRepliesDocument } from './ForumReplies.generated.ts';

/** Interval at which a page that is looked at asks whether its post has changed, in ms. */
const FRESH_EVERY = 30_000;

/**
 * Keeps a post and its floors as they are while somebody looks at them: those who only read it hear
 * of no change by events, so the page asks for the number of its changes, which is the same answer
 * for all readers, and again when they come back to it. It loads the rest where there are more.
 */
export const useFreshPost = (post: { id: string; changesCount: number } | null | undefined) => {
  const client = useApolloClient();
  const id = post?.id;
  const look = useEffectEvent(async () => {
    if (document.hidden || id === undefined) return;
    const { data } = await client
      .query({
        query: ForumPostChangesDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        context: { showsErrors: true },
      })
      // The page stays as it is, and asks again.
      .catch(() => ({ data: undefined }));
    if (data && data.forumPost?.changesCount !== post?.changesCount)
      await client.refetchQueries({ include: [ForumPostDocument, ForumRepliesDocument] });
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const ask = () => void look();
    const stop = onTick(FRESH_EVERY, ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [id]);
};
