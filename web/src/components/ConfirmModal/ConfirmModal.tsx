import '#theme/styles/forms.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FormAlert } from '../Form/FormAlert.tsx';

interface ConfirmModalProps {
  title: string;
  children: ReactNode;
  /** Text of the button. */
  action: string;
  /** Title of the failure that is shown in place. */
  failed: string;
  danger?: boolean;
  /** Words to be typed first, for what others would suffer from. */
  words?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before something that can't be taken back, where `words` are given only who types them goes
 * on; closes once it is done, else says why not.
 */
export const ConfirmModal = (props: ConfirmModalProps) => {
  const { title, children, action, failed, danger = false, words, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = async () => {
    if (words !== undefined && typed.trim() !== words) return setMissing(true);
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        {children}
        {words !== undefined && (
          <TextInput
            label={`请输入「${words}」以确认`}
            data-autofocus
            autoComplete="off"
            value={typed}
            error={missing && `请输入「${words}」`}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setMissing(false);
            }}
          />
        )}
        <FormAlert title={failed} message={error === null ? null : failureOf(error).message} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button
            color={danger ? 'danger' : 'brand'}
            loading={busy}
            data-autofocus={words === undefined || undefined}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
