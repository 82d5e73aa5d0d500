import { Alert, Button, Group } from '@mantine/core';
import { commentProblem } from '@whaletide/schema/domains/comments/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { useDraft } from '#lib/useDraft.ts';
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
  const editing = mode.kind === 'edit';
  const place = mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.comment.id}`;
  const { draft, change, clear } = useDraft(
    `comment:${memberId}:${subject.id}:${place}`,
    { content: editing ? mode.comment.content : '' },
    editing ? (mode.comment.updatedAt ?? mode.comment.createdAt) : undefined,
  );
  const { create, update } = useCommentWriting(subject);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place !== 'new') frame.current?.querySelector('textarea')?.focus();
  }, [place]);

  const send = async (): Promise<Place | null> => {
    if (mode.kind !== 'edit')
      return create(draft.content, mode.kind === 'answer' ? mode.comment.id : null);
    await update(mode.comment.id, draft.content);
    return null;
  };
  const submit = async () => {
    if (sending) return;
    const refusal = commentProblem(draft.content, editing ? 'edit' : 'create');
    setProblem(refusal?.message ?? null);
    if (refusal) return;
    setSending(true);
    try {
      const sent = await send();
      clear();
      onSent(sent);
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={classes.editor} ref={frame} role="group" aria-label={titleOf(mode)}>
      {problem && (
        <Alert color="danger" role="alert" title={editing ? '修改失败' : '发布失败'} mb="sm">
          {problem}
        </Alert>
      )}
      <MarkdownEditor
        message
        label={titleOf(mode)}
        placeholder="友善地说出你的看法"
        rows={3}
        value={draft.content}
        disabled={sending}
        onChange={(content) => change({ content })}
        note="内容会自动保存在这台设备上"
      />
      <Group mt="sm" gap="sm">
        <Button loading={sending} onClick={() => void submit()}>
          {editing ? '保存修改' : '发布'}
        </Button>
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            取消
          </Button>
        )}
      </Group>
    </div>
  );
};
