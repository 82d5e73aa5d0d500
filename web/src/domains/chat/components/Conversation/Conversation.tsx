import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import {
  type ChatSessionRowFragment,
  useChatMessagesQuery,
  useDeleteChatSessionMutation,
} from '../Chat.generated.ts';
import type { Peer } from '../peer.ts';
import { refreshChats } from '#domains/chat/refresh.ts';
import { Arrival } from './Arrival.tsx';
import type { ShownAuthors } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import classes from './Conversation.module.css';
import { MessageList } from './MessageList.tsx';
import { sendMessage, useOutbox } from './outbox.ts';
import { useMarkRead } from './useMarkRead.ts';

interface ConversationProps {
  session: ChatSessionRowFragment;
  peer: Peer;
  viewerId: string;
  /** Picture and name at the head, where they are more than those: members' stand above chat. */
  face?: ReactNode;
  name?: ReactNode;
  authors?: ShownAuthors;
}

/** One conversation: with whom, what was said, and what is being written. */
export const Conversation = (props: ConversationProps) => {
  const { session, peer, viewerId, face, name, authors } = props;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [remove] = useDeleteChatSessionMutation({ context: { showsErrors: true } });
  const { data, error, refetch, fetchMore } = useChatMessagesQuery({
    variables: { sessionId: session.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchWritePolicy: 'merge',
  });
  const place = { client, viewerId, sessionId: session.id };
  const outbox = useOutbox(place);
  const history = data?.chatMessages;
  const received = history?.items.find(({ fromId }) => fromId !== viewerId);
  // The session may be older than the history: it says nothing of messages that came since.
  const isLastRead = session.isLastMessageRead && session.lastMessage?.id === history?.items[0]?.id;
  usePageTitle(peer.title);
  useMarkRead(session, received?.number);

  const confirmDeletion = async () => {
    await remove({ variables: { input: { sessionId: session.id } } });
    await navigate(peer.listPath, { replace: true });
    client.cache.evict({ fieldName: 'chatMessages', args: { sessionId: session.id } });
    await refreshChats(client);
  };

  return (
    <>
      <header className={classes.head}>
        <ActionIcon
          component={Link}
          to={peer.listPath}
          variant="subtle"
          color="gray"
          size={44}
          className={classes.back}
          aria-label="返回会话列表"
        >
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        {face ?? <MemberAvatar {...peer} size={36} />}
        <Group gap={6} wrap="nowrap" className={classes.who}>
          <Title order={2} size="h5" className={classes.name}>
            {name ?? peer.name}
          </Title>
          {peer.level !== null && <LevelTag level={peer.level} />}
        </Group>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={44}
          aria-label="删除会话"
          title="删除会话"
          onClick={() => setDeleting(true)}
        >
          <IconTrash size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </header>
      {history && (
        <MessageList
          place={place}
          history={history}
          outbox={outbox}
          peer={peer}
          authors={authors}
          isLastRead={isLastRead}
          onMore={() => fetchMore({ variables: { after: history.endCursor } })}
        />
      )}
      {!history && (
        <div className={classes.waiting}>
          {error ? (
            <ErrorState title="消息没能加载" error={error} onRetry={refetch} />
          ) : (
            <div role="group" aria-busy="true" aria-label="加载中">
              <RowsSkeleton rows={6} />
            </div>
          )}
        </div>
      )}
      <Composer
        draftKey={`wt-chat:${viewerId}:${session.id}`}
        label={`发消息给${peer.name}`}
        onSend={(content) => sendMessage(place, content)}
      />
      {history && <Arrival name={received?.from?.name ?? peer.name} newest={received} />}
      <Opened of={deleting}>
        {() => (
          <ConfirmModal
            title="删除会话"
            action="删除"
            failed="删除失败"
            danger
            onConfirm={confirmDeletion}
            onClose={() => setDeleting(false)}
          >
            <Text>
              删除后，你将看不到与{peer.name}之前的消息，{peer.isTeam ? '队友' : '对方'}
              不受影响。收到新消息时，会话会再次出现。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
