import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { replyProblem } from '@whaletide/schema/domains/forum/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { useDraft } from '#lib/useDraft.ts';
import { PublishButton } from '#domains/forum/components/PublishButton/PublishButton.tsx';
import {
  ForumRepliesDocument,
  useCreateForumReplyMutation,
  useUpdateForumReplyMutation,
} from './ForumReplies.generated.ts';
import classes from './ForumPostPage.module.css';
import type { Reply } from './post.ts';

/** A new reply, a reply to a reply, or a reply that is changed. */
export type EditorMode =
  { kind: 'new' } | { kind: 'answer'; reply: Reply } | { kind: 'edit'; reply: Reply };

interface ReplyEditorProps {
  postId: string;
  memberId: string;
  mode: EditorMode;
  mayWrite: boolean;
  onCancel: () => void;
  /** The floor that was built or changed. */
  onSent: (floor: number) => void;
}

const titleOf = (mode: EditorMode) => {
  if (mode.kind === 'new') return '发表回复';
  const floor = `#${mode.reply.number}楼`;
  return mode.kind === 'edit' ? `修改 ${floor}` : `回复 ${floor} ${mode.reply.author?.name ?? ''}`;
};

/** Sends what is written, once however often one clicks. */
const useSend = (postId: string, mode: EditorMode) => {
  const context = { showsErrors: true };
  const [create] = useCreateForumReplyMutation({
    context,
    refetchQueries: [ForumRepliesDocument],
    update: (cache) =>
      cache.modify<{ repliesCount: number }>({
        id: cache.identify({ __typename: 'ForumPost', id: postId }) ?? '',
        fields: { repliesCount: (count) => count + 1 },
      }),
  });
  const [update] = useUpdateForumReplyMutation({ context });
  return async (content: string): Promise<number> => {
    if (mode.kind === 'edit') {
      await update({ variables: { input: { replyId: mode.reply.id, content } } });
      return mode.reply.number;
    }
    const inReplyToId = mode.kind === 'answer' ? mode.reply.id : null;
    const { data } = await create({ variables: { input: { postId, content, inReplyToId } } });
    return data?.createForumReply.number ?? 1;
  };
};

/** The editor under the thread. What is written is kept by itself until it is sent or given up. */
export const ReplyEditor = (props: ReplyEditorProps) => {
  const { postId, memberId, mode, mayWrite, onCancel, onSent } = props;
  const place = mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.reply.id}`;
  const { draft, change, clear } = useDraft(
    `forum-reply:${memberId}:${postId}:${place}`,
    { content: mode.kind === 'edit' ? mode.reply.content : '' },
    mode.kind === 'edit' ? (mode.reply.updatedAt ?? mode.reply.createdAt) : undefined,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = useSend(postId, mode);
  const frame = useRef<HTMLDivElement>(null);
  const editing = mode.kind === 'edit';
  useEffect(() => {
    if (mode.kind === 'new') return;
    frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.querySelector('textarea')?.focus();
  }, [mode]);

  const submit = async () => {
    if (sending) return;
    const refusal = replyProblem(draft.content, editing ? 'edit' : 'create');
    setProblem(refusal?.message ?? null);
    if (refusal) return;
    setSending(true);
    try {
      const floor = await send(draft.content);
      clear();
      onSent(floor);
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <section aria-labelledby="reply-editor" className={classes.editor} ref={frame}>
      <Title order={2} size="h4" id="reply-editor" mb="sm">
        {titleOf(mode)}
      </Title>
      {problem && (
        <Alert color="danger" role="alert" title={editing ? '修改失败' : '发布失败'} mb="sm">
          {problem}
        </Alert>
      )}
      <MarkdownEditor
        message
        label={titleOf(mode)}
        placeholder="友善地说出你的看法"
        rows={5}
        value={draft.content}
        disabled={!mayWrite || sending}
        onChange={(content) => change({ content })}
        note="内容会自动保存在这台设备上"
      />
      <Group mt="sm" gap="sm">
        <PublishButton mayWrite={mayWrite} loading={sending} onClick={() => void submit()}>
          {editing ? '保存修改' : '发布'}
        </PublishButton>
        {mode.kind !== 'new' && (
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
        {!mayWrite && (
          <Text size="sm" c="dimmed">
            达到 2 级后可以参与讨论
          </Text>
        )}
      </Group>
    </section>
  );
};
