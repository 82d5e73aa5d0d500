import { Avatar, Badge, Text } from '@mantine/core';
import { IconHeadset } from '@tabler/icons-react';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import classes from './Thread.module.css';
import type { WorkOrderHeadFragment, WorkOrderMessagesFragment } from './WorkOrder.generated.ts';

type Message = WorkOrderMessagesFragment['items'][number];

interface ItemProps {
  message: Omit<Message, '__typename' | 'id' | 'staffName'> & { staffName?: string | null };
}

const Item = ({ message }: ItemProps) => {
  const { content, isSupport, authorName, authorAvatar, authorId, staffName } = message;
  const { createdAt, isClosing } = message;
  return (
    <li className={classes.message} data-support={isSupport || undefined}>
      {isSupport ? (
        <Avatar size={36} radius="xl" color="brand" variant="filled" className={classes.logo}>
          <IconHeadset size={20} stroke={1.5} aria-hidden />
        </Avatar>
      ) : (
        <MemberAvatar id={authorId ?? ''} name={authorName} avatar={authorAvatar} size={36} />
      )}
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.name}>{authorName}</span>
          {isSupport && (
            <Badge color="brand" size="sm">
              客服
            </Badge>
          )}
          {isClosing && (
            <Badge color="gray" size="sm">
              关闭了工单
            </Badge>
          )}
          {staffName && (
            <Text size="sm" c="dimmed" component="span">
              由 {staffName} 回复
            </Text>
          )}
          <Text size="sm" c="dimmed" component="span">
            <RelativeTime time={createdAt} />
          </Text>
        </div>
        <Markdown text={content} math={false} message />
        {message.attachments.length > 0 && (
          <ul className={classes.pictures} aria-label="附件">
            {message.attachments.map(({ key, name, url }) => (
              <li key={key}>
                <a href={url} target="_blank" rel="noopener" className={classes.picture}>
                  <img src={url} alt={`附件 ${name}，在新标签页查看`} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

interface ThreadProps {
  order: WorkOrderHeadFragment;
  messages: WorkOrderMessagesFragment;
}

/** Question of the member, and everything that was said since. */
export const Thread = ({ order, messages }: ThreadProps) => (
  <>
    <ol className={classes.thread} aria-label="工单记录">
      {messages.page === 1 && (
        <Item
          message={{
            content: order.content,
            isSupport: false,
            authorName: order.creator?.name ?? '已注销的成员',
            authorAvatar: order.creator?.avatar ?? null,
            authorId: order.creator?.id ?? null,
            createdAt: order.createdAt,
            isClosing: false,
            attachments: [],
          }}
        />
      )}
      {messages.items.map((message) => (
        <Item key={message.id} message={message} />
      ))}
    </ol>
    {messages.totalCount === 0 && (
      <Text c="dimmed" ta="center" py="md">
        暂无消息记录
      </Text>
    )}
  </>
);
