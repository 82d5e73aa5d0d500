import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import {
  type ChatSessionRowFragment,
  useChatSessionsQuery,
  useOpenTeamChatMutation,
} from '#domains/chat/components/Chat.generated.ts';
import type { ShownAuthors } from '#domains/chat/components/Conversation/Bubble.tsx';
import { Conversation } from '#domains/chat/components/Conversation/Conversation.tsx';
import { MessageFrame } from '#domains/chat/components/MessageFrame/MessageFrame.tsx';
import { SessionList } from '#domains/chat/components/SessionList/SessionList.tsx';
import { peerOf } from '#domains/chat/components/peer.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { TeamRequests } from './TeamRequests.tsx';

/** Faces and names of authors, with their cards. */
const withCards: ShownAuthors = {
  face: (author, size) => <MemberFace member={author} size={size} />,
  name: (author) => <MemberName member={author} alone />,
};

interface ChosenProps {
  teamId: string;
  viewerId: string;
  /** Conversations of the list, as they are now. */
  sessions: readonly ChatSessionRowFragment[] | undefined;
}

/** The conversation of a team that the viewer is in, made where there is none; or why not. */
const Chosen = ({ teamId, viewerId, sessions }: ChosenProps) => {
  const [open, { data, error }] = useOpenTeamChatMutation({ context: { showsErrors: true } });
  const retry = () => open({ variables: { input: { teamId } } }).catch(() => null);
  useEffect(() => {
    open({ variables: { input: { teamId } } }).catch(() => null);
  }, [teamId, open]);

  // The answer of a mutation stays as it was; what has been read since stands in the list.
  const opened = data?.openTeamChat;
  const session = sessions?.find(({ id }) => id === opened?.id) ?? opened;
  const peer = session && peerOf(session);
  if (peer)
    return (
      <>
        <TeamRequests teamId={teamId} />
        <Conversation session={session} peer={peer} viewerId={viewerId} authors={withCards} />
      </>
    );
  if (error) return <ErrorState title="会话没能打开" error={error} onRetry={retry} />;
  return (
    <div role="group" aria-busy="true" aria-label="加载中">
      <RowsSkeleton rows={6} />
    </div>
  );
};

/** /home/user/team-message?team=: what is said in one's teams, with their requests. */
const TeamMessagesPage = () => {
  const [search] = useSearchParams();
  const teamId = search.get('team');
  const { viewer } = useViewer();
  const viewerId = viewer?.member.id ?? '';
  const sessions = useChatSessionsQuery({
    variables: { kind: 'TEAM', page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <MessageFrame
      title="团队消息"
      isChosen={teamId !== null}
      list={
        <SessionList
          sessions={sessions}
          chosenId={teamId}
          viewerId={viewerId}
          empty={{ text: '暂无团队消息', hint: '在我的团队里点「团队消息」，和队友聊起来' }}
        />
      }
    >
      {teamId === null ? (
        <EmptyState text="选择一支团队，接着聊" />
      ) : (
        <Chosen
          key={teamId}
          teamId={teamId}
          viewerId={viewerId}
          sessions={sessions.data?.viewer?.chatSessions?.items}
        />
      )}
    </MessageFrame>
  );
};

export default TeamMessagesPage;
