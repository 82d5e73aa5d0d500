import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { notify } from '#lib/notify.ts';
import { useSetExternalBoardContentMutation } from './SiteSettings.generated.ts';

interface ExternalBoardModalProps {
  board: { name: string; title: string };
  onClose: () => void;
}

/** Dialog in which the content of an external board is replaced. */
export const ExternalBoardModal = ({ board, onClose }: ExternalBoardModalProps) => {
  const [html, setHtml] = useState('');
  const [save, { loading, error }] = useSetExternalBoardContentMutation({
    context: { showsErrors: true },
  });
  const failure = error ? failureOf(error) : null;
  const put = async () => {
    try {
      await save({ variables: { input: { name: board.name, html } } });
      notify.done('已保存');
      onClose();
    } catch {
      // Said in the form, where everything stays as it was typed.
    }
  };
  // It stands within the form of the settings: nothing here may submit that.
  return (
    <Dialog
      onClose={onClose}
      title={`「${board.title}」的内容`}
      size="lg"
      closeOnClickOutside={false}
    >
      <Stack>
        <Textarea
          label="HTML"
          description="替换现有内容；脚本与外部资源不会生效"
          autosize
          minRows={8}
          maxRows={20}
          spellCheck={false}
          data-autofocus
          value={html}
          error={failure?.field === 'html' ? failure.message : undefined}
          onChange={({ currentTarget }) => setHtml(currentTarget.value)}
        />
        {failure && failure.field !== 'html' && (
          <Alert color="danger" title="保存失败" role="alert">
            {failure.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button loading={loading} onClick={() => void put()}>
            保存
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
