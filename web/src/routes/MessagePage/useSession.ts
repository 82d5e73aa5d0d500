import { openProblem } from '@whaletide/schema/domains/chat/rules.ts';
import { useEffect } from 'react';
import {
  type ChatSessionRowFragment,
  useOpenChatSessionMutation,
} from '#domains/chat/components/Chat.generated.ts';

/**
 * The conversation with a member: out of the list, or found or made by the site where the list,
 * which may be long or have failed, doesn't hold it. For one member as long as it is mounted.
 */
export const useSession = (
  ids: { memberId: string; viewerId: string },
  items: readonly ChatSessionRowFragment[] | undefined,
  listError: unknown,
) => {
  const { memberId, viewerId } = ids;
  const [open, { data, error }] = useOpenChatSessionMutation({ context: { showsErrors: true } });
  const listed = items?.find(({ to }) => to?.id === memberId);
  const session = listed ?? data?.openChatSession ?? null;
  const problem = openProblem(viewerId, memberId);
  const isMissing = !problem && !session && (items !== undefined || Boolean(listError));

  useEffect(() => {
    if (isMissing) open({ variables: { input: { memberId } } }).catch(() => null);
  }, [isMissing, memberId, open]);

  return {
    session,
    problem,
    error,
    retry: () => open({ variables: { input: { memberId } } }).catch(() => null),
  };
};
