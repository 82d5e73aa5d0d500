import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { MemberAvatar } from '../../../../components/MemberAvatar/MemberAvatar.tsx';
import classes from './MessageList.module.css';

interface BubbleProps {
  content: string;
  /** The other member; null for one's own. */
  from: { id: string; name: string; avatar: string | null } | null;
  /** Whether it stands right under another of the same member. */
  follows: boolean;
  sending?: boolean;
  /** Why it wasn't sent. */
  failure?: string | null;
  onRetry?: () => void;
  onDiscard?: () => void;
}

const ADDRESS = /(https?:\/\/[^\s<>"'，。；！？、（）【】《》“”]+)/;

/** The text as it was typed; web addresses lead where they say. */
const Content = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <Anchor
          href={part}
          target="_blank"
          rel="noopener noreferrer nofollow"
          underline="always"
          inherit
          c="inherit"
        >
          {part}
        </Anchor>
      ) : (
        part
      )}
    </Fragment>
  ));

/** One message; one's own stand at the right. */
export const Bubble = (props: BubbleProps) => {
  const { content, from, follows, sending = false, failure = null, onRetry, onDiscard } = props;
  return (
    <div
      className={classes.message}
      data-own={!from || undefined}
      data-follows={follows || undefined}
    >
      {from && (
        <span className={classes.face}>{!follows && <MemberAvatar {...from} size={36} />}</span>
      )}
      <div className={classes.body}>
        <p className={classes.bubble} data-sending={sending || undefined}>
          <span className={classes.author}>{from ? `${from.name}：` : '我：'}</span>
          <Content text={content} />
        </p>
        {failure !== null && (
          <Group gap={4} justify="flex-end" role="alert" className={classes.failure}>
            <IconAlertCircle size={16} stroke={1.5} aria-hidden />
            <Text size="sm" inherit>
              未发送：{failure}
            </Text>
            <Button size="compact-xs" variant="subtle" onClick={onRetry}>
              重试
            </Button>
            <Button size="compact-xs" variant="subtle" color="gray" onClick={onDiscard}>
              删除
            </Button>
          </Group>
        )}
      </div>
    </div>
  );
};
