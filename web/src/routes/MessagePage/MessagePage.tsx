import { useSearchParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useChatSessionsQuery } from '#domains/chat/components/Chat.generated.ts';
import { Conversation } from '#domains/chat/components/Conversation/Conversation.tsx';
import { MessageFrame } from '#domains/chat/components/MessageFrame/MessageFrame.tsx';
import { SessionList } from '#domains/chat/components/SessionList/SessionList.tsx';
import { peerOf } from '#domains/chat/components/peer.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useSession } from './useSession.ts';

interface ChosenProps {
  memberId: string;
  viewerId: string;
  sessions: ReturnType<typeof useChatSessionsQuery>;
}

/** The conversation that the address names, on its way, or why there is none. */
const Chosen = ({ memberId, viewerId, sessions }: ChosenProps) => {
  const { data, error: listError } = sessions;
  const { session, problem, error, retry } = useSession(
    { memberId, viewerId },
    data?.viewer?.chatSessions?.items,
    listError,
  );
  if (problem) return <EmptyState text={problem.message} />;
  const peer = session && peerOf(session);
  if (peer)
    return (
      <Conversation
        key={session.id}
        session={session}
        peer={peer}
        viewerId={viewerId}
        face={<MemberFace member={peer} size={36} />}
        name={<MemberName member={peer} />}
      />
    );
  if (error) return <ErrorState title="会话没能打开" error={error} onRetry={retry} />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      <RowsSkeleton rows={6} />
    </div>
  );
};

/** /home/user/message?user=: the conversations beside the one that is open; on phones one of them. */
const MessagePage = () => {
  const [search] = useSearchParams();
  const memberId = search.get('user');
  const { viewer } = useViewer();
  const sessions = useChatSessionsQuery({
    variables: { kind: 'DIRECT', page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewerId = viewer?.member?.id ?? '';

  return (
    <MessageFrame
      title="私信"
      isChosen={memberId !== null}
      list={
        <SessionList
          sessions={sessions}
          chosenId={memberId}
          viewerId={viewerId}
          empty={{ text: '暂无私信', hint: '在团队页点「发私信」，和队友聊起来' }}
        />
      }
    >
      {memberId === null ? (
        <EmptyState text="选择一个会话，接着聊" />
      ) : (
        <Chosen key={memberId} memberId={memberId} viewerId={viewerId} sessions={sessions} />
      )}
    </MessageFrame>
  );
};

export default MessagePage;
