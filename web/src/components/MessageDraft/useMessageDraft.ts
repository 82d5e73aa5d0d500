import type { Refusal } from '@whaletide/schema/shared/rules/refusal.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { useDraft } from '#lib/useDraft.ts';

interface MessageDraftOptions<Sent> {
  /** Key of the draft in this browser. */
  draftKey: string;
  /** Message that is changed; null for a new one. */
  changes: { content: string; createdAt: string; updatedAt?: string | null } | null;
  problemOf: (content: string, step: 'create' | 'edit') => Refusal | null;
  send: (content: string) => Promise<Sent>;
  onSent: (sent: Sent) => void;
}

/**
 * State of a message being written: it is saved in this browser until it is sent or discarded, and
 * sent once, however often one clicks.
 */
export const useMessageDraft = <Sent>(options: MessageDraftOptions<Sent>) => {
  const { draftKey, changes, problemOf, send, onSent } = options;
  const { draft, change, clear } = useDraft(
    draftKey,
    { content: changes?.content ?? '' },
    changes ? (changes.updatedAt ?? changes.createdAt) : undefined,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async () => {
    if (sending) return;
    const refusal = problemOf(draft.content, changes ? 'edit' : 'create');
    setProblem(refusal?.message ?? null);
    if (refusal) return;
    setSending(true);
    try {
      const sent = await send(draft.content);
      clear();
      onSent(sent);
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setSending(false);
    }
  };

  return {
    content: draft.content,
    write: (content: string) => change({ content }),
    discard: clear,
    editing: changes !== null,
    problem,
    sending,
    submit: () => void submit(),
  };
};
