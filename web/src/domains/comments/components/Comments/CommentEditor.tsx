import { Button } from '@mantine/core';
import { commentProblem } from '@whaletide/schema/domains/comments/rules.ts';
import { useEffect, useRef } from 'react';
import { MessageFields } from '#components/MessageDraft/MessageFields.tsx';
import { useMessageDraft } from '#components/MessageDraft/useMessageDraft.ts';
import classes from './Comments.module.css';
import type { CommentFacts, Place, Subject } from './subject.ts';
import { useCommentWriting } from './useCommentWriting.ts';

/** A new comment, an answer to one, or one that is changed. */
export type EditorMode =
  | { kind: 'new' }
  | { kind: 'answer'; comment: CommentFacts }
  | { kind: 'edit'; comment: CommentFacts };

interface CommentEditorProps {
  subject: Subject;
  memberId: string;
  mode: EditorMode;
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void;
  /** Null where it was changed in its place. */
  onSent: (place: Place | null) => void;
}

const titleOf = (mode: EditorMode) => {
  if (mode.kind === 'new') return '发表评论';
  return mode.kind === 'edit' ? '修改评论' : `回复 ${mode.comment.author?.name ?? ''}`;
};

/** Editor of a comment. The text is saved automatically until it is sent or discarded. */
export const CommentEditor = (props: CommentEditorProps) => {
  const { subject, memberId, mode, onCancel, onSent } = props;
  const place = mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.comment.id}`;
  const { create, update } = useCommentWriting(subject);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place !== 'new') frame.current?.querySelector('textarea')?.focus();
  }, [place]);

  const send = async (content: string): Promise<Place | null> => {
    if (mode.kind !== 'edit')
      return create(content, mode.kind === 'answer' ? mode.comment.id : null);
    await update(mode.comment.id, content);
    return null;
  };
  const message = useMessageDraft({
    draftKey: `comment:${memberId}:${subject.id}:${place}`,
    changes: mode.kind === 'edit' ? mode.comment : null,
    problemOf: commentProblem,
    send,
    onSent,
  });
  const { editing, sending, submit } = message;

  return (
    <div className={classes.editor} ref={frame} role="group" aria-label={titleOf(mode)}>
      <MessageFields
        message={message}
        label={titleOf(mode)}
        rows={3}
        action={
          <Button loading={sending} onClick={submit}>
            {editing ? '保存修改' : '发布'}
          </Button>
        }
        onCancel={onCancel}
      />
    </div>
  );
};
