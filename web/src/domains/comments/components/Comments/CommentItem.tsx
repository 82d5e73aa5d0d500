import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { MemberFace } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { CommentButtons } from './CommentButtons.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentHead } from './CommentHead.tsx';
import classes from './Comments.module.css';
import { CommentText } from './CommentText.tsx';
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

/** A comment or an answer, with what the viewer may do with it. */
export const CommentItem = ({
  comment,
  subject,
  marked,
  onSent,
  onRemoved,
}: CommentActions & { comment: CommentFacts }) => {
  const { id, author, firstId, isDeleted, isFolded } = comment;
  const { viewer } = useViewer();
  const { remove } = useCommentWriting(subject);
  const [writing, setWriting] = useState<'answer' | 'edit'>();
  const [asking, setAsking] = useState(false);
  const own = viewer !== null && viewer.member.id === author?.id;
  const stop = () => setWriting(undefined);

  return (
    <div id={`comment-${id}`} className={classes.item} data-marked={id === marked || undefined}>
      {author && !isDeleted && <MemberFace member={author} size={firstId === null ? 36 : 28} />}
      <div className={classes.body}>
        {!isDeleted && <CommentHead comment={comment} />}
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
          <CommentButtons
            comment={comment}
            own={own}
            mayAnswer={!own && subject.isOpen && !isFolded}
            onAnswer={() => setWriting('answer')}
            onEdit={() => setWriting('edit')}
            onDelete={() => setAsking(true)}
            onRemoved={onRemoved}
          />
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
