import { Text, Title } from '@mantine/core';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { withThousands } from '#lib/numbers.ts';
import surfaces from '#theme/surfaces.module.css';
import { audienceText } from './audiences.ts';
import classes from './MessagesPanel.module.css';
import type { useSentMessagesQuery } from './MessagesPanel.generated.ts';

interface SentMessagesProps {
  query: ReturnType<typeof useSentMessagesQuery>;
  onPage: (page: number) => void;
}

/** Messages that were sent, the last first. */
export const SentMessages = ({ query, onPage }: SentMessagesProps) => (
  <section aria-labelledby="sent-messages">
    <Title order={3} size="h5" id="sent-messages" mb="sm">
      已发送
    </Title>
    <PagedList
      list={(query.data ?? query.previousData)?.competition?.messages ?? undefined}
      error={query.error}
      loading={query.loading}
      onRetry={query.refetch}
      onPage={onPage}
      empty="还没有发送过消息"
    >
      {(messages) => (
        <ul className={surfaces.rows}>
          {messages.map((message) => (
            <li key={message.id} className={classes.row}>
              <Text fw={500}>{message.title}</Text>
              <Markdown text={message.content} message />
              <Text size="sm" c="dimmed">
                {message.sender?.name ?? '已注销的成员'} · <RelativeTime time={message.sentAt} /> ·{' '}
                {audienceText(message.audience, message.targetName)} · 已送达{' '}
                {withThousands(message.deliveredCount)} / {withThousands(message.recipientsCount)}{' '}
                人
              </Text>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  </section>
);
