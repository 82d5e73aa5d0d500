import { Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { useChatSessionsQuery } from '../../Chat.generated.ts';
import { Conversation } from './Conversation.tsx';
import classes from './MessagePage.module.css';
import { SessionList } from './SessionList.tsx';
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
    data?.chatSessions.items,
    listError,
  );
  if (problem) return <EmptyState text={problem.message} />;
  if (session?.to)
    return <Conversation key={session.id} session={session} to={session.to} viewerId={viewerId} />;
  if (error) return <ErrorState title="会话没能打开" error={error} onRetry={retry} />;
  return (
    <div className={classes.loading} role="group" aria-busy="true" aria-label="加载中">
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
    variables: { page: 1 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const viewerId = viewer?.member?.id ?? '';

  return (
    <div className={classes.page}>
      <div className={classes.box} data-chosen={memberId !== null || undefined}>
        <nav className={classes.side} aria-label="会话列表">
          <Title order={1} size="h4" className={classes.title}>
            私信
          </Title>
          <SessionList sessions={sessions} memberId={memberId} viewerId={viewerId} />
        </nav>
        <section className={classes.main} aria-label="会话">
          {memberId === null ? (
            <EmptyState text="选择一个会话，接着聊" />
          ) : (
            <Chosen key={memberId} memberId={memberId} viewerId={viewerId} sessions={sessions} />
          )}
        </section>
      </div>
    </div>
  );
};

export default MessagePage;
