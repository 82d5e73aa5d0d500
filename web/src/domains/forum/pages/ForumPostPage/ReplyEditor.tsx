import { Text, Title } from '@mantine/core';
import { replyProblem } from '@whaletide/schema/domains/forum/rules.ts';
import { statementOf, statementProblem } from '@whaletide/schema/shared/rules/authorship.ts';
import { useEffect, useRef, useState } from 'react';
import { AuthorshipChoice } from '#components/AuthorshipChoice/AuthorshipChoice.tsx';
import { type Said, saidInput, unsaid } from '#components/AuthorshipField/said.ts';
import { MessageFields } from '#components/MessageDraft/MessageFields.tsx';
import { useMessageDraft } from '#components/MessageDraft/useMessageDraft.ts';
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

/** Sends a reply or its change, and answers its floor. */
const useSend = (postId: string, mode: EditorMode, said: Said) => {
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
    const input = { postId, content, inReplyToId, ...saidInput(said) };
    const { data } = await create({ variables: { input } });
    return data?.createForumReply.number ?? 1;
  };
};

/** The editor under the thread. What is written is kept by itself until it is sent or given up. */
export const ReplyEditor = (props: ReplyEditorProps) => {
  const { postId, memberId, mode, mayWrite, onCancel, onSent } = props;
  const place = mode.kind === 'new' ? 'new' : `${mode.kind}-${mode.reply.id}`;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode.kind === 'new') return;
    frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.querySelector('textarea')?.focus();
  }, [mode]);
  const [said, setSaid] = useState(unsaid);
  const send = useSend(postId, mode, said);
  const message = useMessageDraft({
    draftKey: `forum-reply:${memberId}:${postId}:${place}`,
    changes: mode.kind === 'edit' ? mode.reply : null,
    problemOf: (content, step) =>
      replyProblem(content, step) ?? statementProblem(statementOf(said, undefined)),
    send,
    onSent: (floor) => {
      setSaid(unsaid);
      onSent(floor);
    },
  });
  const { editing, sending, submit } = message;

  return (
    <section aria-labelledby="reply-editor" className={classes.editor} ref={frame}>
      <Title order={2} size="h4" id="reply-editor" mb="sm">
        {titleOf(mode)}
      </Title>
      <MessageFields
        message={message}
        label={titleOf(mode)}
        rows={5}
        disabled={!mayWrite}
        more={
          mayWrite &&
          !editing && <AuthorshipChoice value={said} onChange={setSaid} disabled={sending} />
        }
        action={
          <PublishButton mayWrite={mayWrite} loading={sending} onClick={submit}>
            {editing ? '保存修改' : '发布'}
          </PublishButton>
        }
        onCancel={mode.kind === 'new' ? undefined : onCancel}
        note={
          !mayWrite && (
            <Text size="sm" c="dimmed">
              达到 2 级后可以参与讨论
            </Text>
          )
        }
      />
    </section>
  );
};
