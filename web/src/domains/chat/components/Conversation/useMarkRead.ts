import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMarkChatSessionReadMutation } from '../Chat.generated.ts';
import { refreshChats } from '#domains/chat/refresh.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState === 'visible';

/** A list that was on its way when its conversation was read brings the mark back, once. */
const TIMES = 2;

/**
 * Marks the open conversation as read: at first if something waits, then with every message that
 * comes, as soon as the member looks at it.
 */
export const useMarkRead = (
  session: { id: string; hasUnread: boolean },
  /** The number of the other member's newest message. */
  newest: number | undefined,
) => {
  const client = useApolloClient();
  const [markRead] = useMarkChatSessionReadMutation({ context: { showsErrors: true } });
  const visible = useSyncExternalStore(subscribe, isVisible);
  const marked = useRef<{ newest: number; times: number }>(undefined);
  const { id, hasUnread } = session;

  useEffect(() => {
    if (!visible || newest === undefined) return;
    const before = marked.current;
    const isNew = before !== undefined && newest > before.newest;
    const times = isNew ? 0 : (before?.times ?? 0);
    const marks = (hasUnread || isNew) && times < TIMES;
    marked.current = { newest, times: times + (marks ? 1 : 0) };
    if (!marks) return;
    markRead({ variables: { input: { sessionId: id } } }).then(
      () => refreshChats(client),
      // It stays unread, and is tried again with the next message or look.
      () => null,
    );
  }, [id, hasUnread, newest, visible, markRead, client]);
};
