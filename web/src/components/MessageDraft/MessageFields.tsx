import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { MarkdownEditor } from '../MarkdownEditor/MarkdownEditor.tsx';
import type { useMessageDraft } from './useMessageDraft.ts';

interface MessageFieldsProps {
  message: ReturnType<typeof useMessageDraft>;
  label: string;
  rows: number;
  disabled?: boolean;
  /** Stands between the text and the buttons. */
  more?: ReactNode;
  /** Button that sends the message. */
  action: ReactNode;
  /** Absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** Stands behind the buttons. */
  note?: ReactNode;
}

/** Text of a message with its refusal and its buttons. */
export const MessageFields = (props: MessageFieldsProps) => {
  const { message, label, rows, disabled = false, more, action, onCancel, note } = props;
  const { content, write, discard, editing, problem, sending } = message;
  return (
    <>
      {problem && (
        <Alert color="danger" role="alert" title={editing ? '修改失败' : '发布失败'} mb="sm">
          {problem}
        </Alert>
      )}
      <MarkdownEditor
        message
        label={label}
        placeholder="友善地说出你的看法"
        rows={rows}
        value={content}
        disabled={disabled || sending}
        onChange={write}
        note="内容会自动保存在这台设备上"
      />
      {more}
      <Group mt="sm" gap="sm">
        {action}
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              discard();
              onCancel();
            }}
          >
            取消
          </Button>
        )}
        {note}
      </Group>
    </>
  );
};
