import { Button, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { AuthorshipMark } from '#components/AuthorshipMark/AuthorshipMark.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { notify } from '#lib/notify.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { useDeleteForumReplyMutation } from './ForumReplies.generated.ts';
import type { Reply } from './post.ts';
import classes from './ReplyItem.module.css';

const ConfirmDelete = lazy(
  () => import('#domains/forum/components/ConfirmDelete/ConfirmDelete.tsx'),
);

interface ReplyItemProps {
  postId: string;
  reply: Reply;
  /** The floor that one was led to. */
  marked: boolean;
  /** Undefined where the viewer may not. */
  onReply: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  mayDelete: boolean;
  /** Actions of administrators on the column. */
  moderation: ReactNode;
  onFloor: (floor: number) => void;
}

/** Text of a floor; a notice for a deleted one and, for most viewers, a folded one. */
const ReplyText = ({ reply: { content, isDeleted, isFolded, foldReason } }: { reply: Reply }) => {
  if (isDeleted || (isFolded && foldReason === null))
    return (
      <Text c="dimmed" fs="italic">
        {isDeleted ? '该评论已被用户删除' : '该评论已被折叠'}
      </Text>
    );
  return (
    <>
      {foldReason !== null && (
        <Text c="dimmed" size="sm">
          该评论已被管理员折叠，原因：{foldReason}
        </Text>
      )}
      <Markdown text={content} message />
    </>
  );
};

/** One floor of the thread. A deleted one keeps its place. */
export const ReplyItem = (props: ReplyItemProps) => {
  const { postId, reply, marked, onReply, onEdit, mayDelete, moderation, onFloor } = props;
  const { author, inReplyTo } = reply;
  const [remove, { loading }] = useDeleteForumReplyMutation({ context: { showsErrors: true } });
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    remove({
      variables: { input: { replyId: reply.id } },
      update: (cache) =>
        cache.modify<{ repliesCount: number }>({
          id: cache.identify({ __typename: 'ForumPost', id: postId }) ?? '',
          fields: { repliesCount: (count) => count - 1 },
        }),
    })
      .catch((error: unknown) => notify.failed('删除失败', failureOf(error).message))
      .finally(() => setAsking(false));

  return (
    <li id={`floor-${reply.number}`} className={classes.reply} data-marked={marked || undefined}>
      {author && <MemberFace member={author} size={36} />}
      <div className={classes.body}>
        <div className={classes.head}>
          <span className={classes.name}>{author && <MemberName member={author} />}</span>
          {author && <LevelTag level={author.level} />}
          <AuthorshipMark of={reply} />
          <Text size="sm" c="dimmed" component="span">
            <RelativeTime time={reply.createdAt} />
            {reply.updatedAt && !reply.isDeleted && ' · 已编辑'}
          </Text>
          <span className={classes.floor}>#{reply.number}楼</span>
        </div>
        {inReplyTo && !reply.isDeleted && (
          <button
            type="button"
            className={classes.reference}
            onClick={() => onFloor(inReplyTo.number)}
          >
            回复 #{inReplyTo.number}楼 {inReplyTo.author?.name}
          </button>
        )}
        <ReplyText reply={reply} />
        {!reply.isDeleted && (
          <div className={classes.actions}>
            {onReply && (
              <Button variant="subtle" size="compact-sm" onClick={onReply}>
                回复
              </Button>
            )}
            {onEdit && (
              <Button variant="subtle" size="compact-sm" onClick={onEdit}>
                编辑
              </Button>
            )}
            {mayDelete && (
              <Button
                variant="subtle"
                size="compact-sm"
                color="danger"
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
              >
                删除
              </Button>
            )}
            {moderation}
          </div>
        )}
      </div>
      <Opened of={asking}>
        {() => (
          <Suspense>
            <ConfirmDelete
              title="删除回复"
              text={`#${reply.number}楼 的内容将被删除，楼层会保留。`}
              deleting={loading}
              onConfirm={() => void confirm()}
              onClose={() => setAsking(false)}
            />
          </Suspense>
        )}
      </Opened>
    </li>
  );
};
