import { Button, Loader, Text } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { showsTime } from '@whaletide/schema/domains/chat/rules.ts';
import { Fragment, useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import type { ChatMessagesQuery } from '../Chat.generated.ts';
import type { Peer } from '../peer.ts';
import { Bubble, type ShownAuthors } from './Bubble.tsx';
import classes from './MessageList.module.css';
import { discardMessage, type Outgoing, type OutboxPlace, retryMessage } from './outbox.ts';
import { useOlder } from './useOlder.ts';

interface MessageListProps {
  place: OutboxPlace;
  history: ChatMessagesQuery['chatMessages'];
  outbox: readonly Outgoing[];
  peer: Peer;
  authors: ShownAuthors | undefined;
  /** True where another member has read the last message. */
  isLastRead: boolean;
  onMore: () => Promise<unknown>;
}

/** Stand-in for an author who couldn't be loaded. */
const unknown = { id: '', name: '成员', avatar: null };

/** Lists the messages of the outbox that aren't in the history yet. */
const waitingOf = ({ history, outbox }: Pick<MessageListProps, 'history' | 'outbox'>) => {
  const known = new Set(history.items.map(({ id }) => id));
  return outbox.filter(({ sentId }) => sentId === null || !known.has(sentId));
};

/**
 * The messages, from the end of the conversation upwards: the list hangs at its lower edge, so that
 * earlier ones can be put in front without moving what is read.
 */
export const MessageList = (props: MessageListProps) => {
  const { place, history, peer, authors, isLastRead, onMore } = props;
  const items = history.items.toReversed();
  const waiting = waitingOf(props);
  const scroller = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const older = useOlder({ scroller, mark }, history.hasNextPage, onMore);
  const last = items.at(-1);
  const lastRead = isLastRead && last?.fromId === place.viewerId && waiting.length === 0;
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  const newestOwn = waiting.at(-1)?.key;

  // The author wants to see the message.
  useEffect(() => {
    if (newestOwn && scroller.current) scroller.current.scrollTop = 0;
  }, [newestOwn]);

  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        className={classes.scroller}
        tabIndex={0}
        role="region"
        aria-label={`与${peer.name}的消息`}
        onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -80)}
      >
        <div className={classes.messages}>
          <div ref={mark} className={classes.older} aria-live="polite">
            {older.loading && <Loader size="sm" role="img" aria-label="加载中" />}
            {Boolean(older.error) && <ErrorState error={older.error} onRetry={older.load} />}
          </div>
          {items.length + waiting.length === 0 && <EmptyState text="还没有消息，打个招呼吧" />}
          {items.map((message, index) => {
            const before = items[index - 1];
            // Messages above the first one that is loaded aren't known yet.
            const labelled =
              before || !history.hasNextPage
                ? showsTime(before?.createdAt ?? null, message.createdAt)
                : false;
            return (
              <Fragment key={message.id}>
                {labelled && (
                  <time className={classes.time} dateTime={message.createdAt}>
                    {formatDateTime(message.createdAt)}
                  </time>
                )}
                <Bubble
                  content={message.content}
                  from={message.fromId === place.viewerId ? null : (message.from ?? unknown)}
                  authors={message.from ? authors : undefined}
                  named={peer.isTeam}
                  follows={!labelled && before?.fromId === message.fromId}
                />
              </Fragment>
            );
          })}
          {waiting.map((one, index) => (
            <Bubble
              key={one.key}
              content={one.content}
              from={null}
              follows={index > 0 || last?.fromId === place.viewerId}
              sending={one.failure === null}
              failure={one.failure}
              onRetry={() => retryMessage(place, one)}
              onDiscard={() => discardMessage(place, one.key)}
            />
          ))}
          {lastRead && (
            <Text size="xs" c="dimmed" ta="end" mt={4}>
              已读
            </Text>
          )}
        </div>
      </div>
      {!atEnd && (
        <Button
          className={classes.end}
          size="xs"
          variant="default"
          radius="xl"
          leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden />}
          onClick={toEnd}
        >
          回到最新
        </Button>
      )}
    </div>
  );
};
