import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { textPieces } from '@whaletide/schema/shared/markdown/addresses.ts';
import { Fragment, type ReactNode } from 'react';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import classes from './MessageList.module.css';

interface Author {
  id: string;
  name: string;
  avatar: string | null;
}

/**
 * Renderers for authors who are shown with more than a picture and a name, as members are; their
 * components are above chat.
 */
export interface ShownAuthors {
  face: (author: Author, size: number) => ReactNode;
  name: (author: Author) => ReactNode;
}

const plain: ShownAuthors = {
  face: (author, size) => <MemberAvatar {...author} size={size} />,
  name: ({ name }) => name,
};

interface BubbleProps {
  content: string;
  /** Author of the message; null for the viewer's own. */
  from: Author | null;
  authors?: ShownAuthors | undefined;
  /** True where the message directly follows another by the same member. */
  follows: boolean;
  /** True where the name is shown above the message, where several members write. */
  named?: boolean;
  sending?: boolean;
  /** Why it wasn't sent. */
  failure?: string | null;
  onRetry?: () => void;
  onDiscard?: () => void;
}

/** The text as it was typed; web addresses lead where they say. */
const Content = ({ text }: { text: string }) =>
  textPieces(text).map(({ text: piece, href }, index) => (
    <Fragment key={index}>
      {href !== undefined ? (
        <Anchor
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          underline="always"
          inherit
          c="inherit"
        >
          {piece}
        </Anchor>
      ) : (
        piece
      )}
    </Fragment>
  ));

/** One message; one's own stand at the right. */
export const Bubble = (props: BubbleProps) => {
  const {
    content,
    from,
    authors = plain,
    follows,
    named = false,
    sending = false,
    failure = null,
    onRetry,
    onDiscard,
  } = props;
  const isNamed = named && from !== null && !follows;
  return (
    <div
      className={classes.message}
      data-own={!from || undefined}
      data-follows={follows || undefined}
    >
      {from && <span className={classes.face}>{!follows && authors.face(from, 36)}</span>}
      <div className={classes.body}>
        {isNamed && (
          <Text size="xs" c="dimmed">
            {authors.name(from)}
          </Text>
        )}
        <p className={classes.bubble} data-sending={sending || undefined}>
          {!isNamed && <span className={classes.author}>{from ? `${from.name}：` : '我：'}</span>}
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
