import { Badge, Text } from '@mantine/core';
import { badgeCount } from '@whaletide/schema/shared/rules/counts.ts';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { ChatSessionRowFragment, useChatSessionsQuery } from '../Chat.generated.ts';
import { peerOf } from '../peer.ts';
import classes from './SessionList.module.css';

interface SessionListProps {
  sessions: ReturnType<typeof useChatSessionsQuery>;
  /** The member or team of the conversation that is open. */
  chosenId: string | null;
  viewerId: string;
  /** Text shown where there are no conversations, and a hint on how one begins. */
  empty: { text: string; hint: string };
}

interface RowProps {
  session: ChatSessionRowFragment;
  chosen: boolean;
  viewerId: string;
}

/**
 * Row with the name, the time and the last message, and the number of unread messages if there are
 * any.
 */
const SessionRow = ({ session, chosen, viewerId }: RowProps) => {
  const { lastMessage, unreadCount } = session;
  const peer = peerOf(session);
  if (!peer) return null;
  // Messages on screen are being read.
  const waiting = chosen ? 0 : unreadCount;
  return (
    <li>
      <Link to={peer.path} className={classes.row} aria-current={chosen ? 'page' : undefined}>
        <MemberAvatar {...peer} size={44} />
        <span className={classes.about}>
          <span className={classes.line}>
            <span className={classes.name}>{peer.name}</span>
            {lastMessage && (
              <span className={classes.time}>
                <RelativeTime time={lastMessage.createdAt} />
              </span>
            )}
          </span>
          <span className={classes.line}>
            <span className={classes.last}>
              {lastMessage?.fromId === viewerId && '我：'}
              {lastMessage?.content ?? '还没有消息'}
            </span>
            {waiting > 0 && (
              <Badge
                className={classes.count}
                variant="filled"
                color="danger"
                size="sm"
                circle={waiting < 10}
                aria-label={`${badgeCount(waiting)} 条未读`}
                role="img"
              >
                {badgeCount(waiting)}
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
};

/** The viewer's conversations, the newest message first. */
export const SessionList = ({ sessions, chosenId, viewerId, empty }: SessionListProps) => {
  const { data, error, refetch, fetchMore } = sessions;
  const list = data?.viewer?.chatSessions;
  if (!list && error)
    return <ErrorState title="会话列表没能加载" error={error} onRetry={refetch} />;
  if (!list)
    return (
      <div className={classes.loading} role="group" aria-busy="true" aria-label="加载中">
        <RowsSkeleton rows={6} />
      </div>
    );
  const { items, page, hasNextPage } = list;
  if (items.length === 0)
    return (
      <EmptyState
        text={empty.text}
        action={
          <Text size="sm" c="dimmed" ta="center">
            {empty.hint}
          </Text>
        }
      />
    );
  const rows = (
    <ul className={classes.rows}>
      {items.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          chosen={chosenId !== null && peerOf(session)?.id === chosenId}
          viewerId={viewerId}
        />
      ))}
    </ul>
  );
  return (
    <div className={classes.list}>
      {hasNextPage ? (
        <InfiniteList
          hasMore={hasNextPage}
          onMore={() => fetchMore({ variables: { page: page + 1 } })}
          leadHeight={200}
        >
          {rows}
        </InfiniteList>
      ) : (
        rows
      )}
    </div>
  );
};
