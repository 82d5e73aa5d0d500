import { ActionIcon, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSend2 } from '@tabler/icons-react';
import {
  MAX_MESSAGE,
  messageLength,
  messageProblem,
} from '@whaletide/schema/domains/chat/rules.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isEnter } from '#lib/keyboard.ts';
import { useDraft } from '#lib/useDraft.ts';
import classes from './Conversation.module.css';

/** From here on one sees how many characters are left. */
const NEAR_THE_END = 100;

interface ComposerProps {
  /** Under which what is being written is kept in this browser. */
  draftKey: string;
  label: string;
  onSend: (content: string) => void;
}

/** Field for writing a message: Enter sends, Shift+Enter begins a new line. */
export const Composer = ({ draftKey, label, onSend }: ComposerProps) => {
  const { draft, change, clear } = useDraft(draftKey, { text: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const narrow = useMediaQuery('(max-width: 48em)');
  const left = MAX_MESSAGE - messageLength(draft.text);
  const send = () => {
    const found = messageProblem(draft.text)?.message ?? null;
    setProblem(found);
    field.current?.focus();
    if (found) return;
    onSend(draft.text.trim());
    clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={classes.composer}>
      <Textarea
        ref={field}
        className={classes.field}
        aria-label={label}
        classNames={{ input: classes.input }}
        placeholder={narrow ? '写点什么' : '写点什么，Enter 发送，Shift+Enter 换行'}
        autosize
        minRows={1}
        maxRows={6}
        value={draft.text}
        error={problem}
        description={left <= NEAR_THE_END ? `还可以输入 ${Math.max(left, 0)} 个字` : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        onChange={(event) => {
          change({ text: event.currentTarget.value });
          setProblem(null);
        }}
        onKeyDown={onKeyDown}
      />
      <ActionIcon size={44} radius="md" aria-label="发送" title="发送" onClick={send}>
        <IconSend2 size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};
