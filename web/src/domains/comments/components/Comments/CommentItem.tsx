import { Button, Text } from '@mantine/core';
import { COMMENT_DELETED, COMMENT_FOLDED } from '@whaletide/schema/domains/comments/rules.ts';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { LevelTag } from '../../../../components/LevelTag/LevelTag.tsx';
import { Markdown } from '../../../../components/Markdown/Markdown.tsx';
import { RelativeTime } from '../../../../components/RelativeTime/RelativeTime.tsx';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { MemberFace, MemberName } from '../../../members/components/MemberLink/MemberLink.tsx';
import { Moderation } from '../../../moderation/components/Moderation/Moderation.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import classes from './Comments.module.css';
import type { CommentFacts, Place, Subject } from './subject.ts';
import { useCommentWriting } from './useCommentWriting.ts';

const DeleteComment = lazy(() => import('./DeleteComment.tsx'));

export interface CommentActions {
  subject: Subject;
  /** The comment, or the answer, that one was led to. */
  marked: string | null;
  onSent: (place: Place) => void;
  /** After an administrator has deleted one. */
  onRemoved: () => Promise<unknown>;
}

/**
 * Text of a comment; of a deleted one, and for most viewers of a folded one, a note that says so.
 */
const CommentText = ({ comment }: { comment: CommentFacts }) => {
  const { content, isDeleted, isFolded, foldReason } = comment;
  if (isDeleted || (isFolded && foldReason === null))
    return (
      <Text c="dimmed" fs="italic">
        {isDeleted ? COMMENT_DELETED : COMMENT_FOLDED}
      </Text>
    );
  return (
    <>
      {foldReason !== null && (
        <Text c="dimmed" size="sm">
          该评论已被管理员折叠，原因：{foldReason}
        </Text>
      )}
      <Markdown text={content} />
    </>
  );
};

/** A comment or an answer, with what the viewer may do with it. */
export const CommentItem = ({
  comment,
  subject,
  marked,
  onSent,
  onRemoved,
}: CommentActions & { comment: CommentFacts }) => {
  const { id, author, inReplyTo, firstId, isDeleted, isFolded } = comment;
  const { viewer } = useViewer();
  const { remove } = useCommentWriting(subject);
  const [writing, setWriting] = useState<'answer' | 'edit'>();
  const [asking, setAsking] = useState(false);
  const own = viewer !== null && viewer.member.id === author?.id;
  const mayAnswer = viewer !== null && !own && subject.isOpen && !isFolded;
  const stop = () => setWriting(undefined);
  // Who answers the comment itself needs no name: it stands right above.
  const names = inReplyTo !== null && inReplyTo.id !== firstId;

  return (
    <div id={`comment-${id}`} className={classes.item} data-marked={id === marked || undefined}>
      {author && !isDeleted && <MemberFace member={author} size={firstId === null ? 36 : 28} />}
      <div className={classes.body}>
        {!isDeleted && (
          <div className={classes.head}>
            <span className={classes.name}>{author && <MemberName member={author} />}</span>
            {author && <LevelTag level={author.level} />}
            {names && (
              <Text size="sm" c="dimmed" component="span">
                回复 {inReplyTo.author?.name}
              </Text>
            )}
            <Text size="sm" c="dimmed" component="span">
              <RelativeTime time={comment.createdAt} />
              {comment.updatedAt && ' · 已编辑'}
            </Text>
          </div>
        )}
        {writing === 'edit' && viewer ? (
          <CommentEditor
            subject={subject}
            memberId={viewer.member.id}
            mode={{ kind: 'edit', comment }}
            onCancel={stop}
            onSent={stop}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        {!isDeleted && writing !== 'edit' && viewer && (
          <div className={classes.actions}>
            {mayAnswer && (
              <Button variant="subtle" size="compact-sm" onClick={() => setWriting('answer')}>
                回复
              </Button>
            )}
            {own && (
              <>
                <Button variant="subtle" size="compact-sm" onClick={() => setWriting('edit')}>
                  编辑
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="danger"
                  aria-haspopup="dialog"
                  onClick={() => setAsking(true)}
                >
                  删除
                </Button>
              </>
            )}
            <Moderation
              kind="COMMENT"
              id={id}
              what="评论"
              ownerId={author?.id}
              foldReason={comment.foldReason}
              compact
              onRemoved={onRemoved}
            />
          </div>
        )}
        {writing === 'answer' && viewer && (
          <CommentEditor
            subject={subject}
            memberId={viewer.member.id}
            mode={{ kind: 'answer', comment }}
            onCancel={stop}
            onSent={(place) => {
              stop();
              if (place) onSent(place);
            }}
          />
        )}
        <Opened of={asking}>
          {() => (
            <Suspense>
              <DeleteComment onDelete={() => remove(id)} onClose={() => setAsking(false)} />
            </Suspense>
          )}
        </Opened>
      </div>
    </div>
  );
};
