import '../../theme/styles/dialogs.ts';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../../apollo/errors.ts';

interface ConfirmModalProps {
  title: string;
  children: ReactNode;
  /** What the button says. */
  action: string;
  /** Title of the failure that is shown in place. */
  failed: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that can't be taken back; closes once it is done, else says why not. */
export const ConfirmModal = (props: ConfirmModalProps) => {
  const { title, children, action, failed, danger = false, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
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
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        {children}
        {error !== null && (
          <Alert color="coral" title={failed} role="alert">
            {failureOf(error).message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button
            color={danger ? 'coral' : 'tide'}
            loading={busy}
            data-autofocus
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
