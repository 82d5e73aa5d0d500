import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useDiscard } from '../Unsaved/useDiscard.tsx';
import { Decision, type DecisionProps } from './Decision.tsx';

interface ReviewDialogProps extends Omit<DecisionProps, 'reason' | 'onReason'> {
  title: string;
  /** True while a decision is pending; otherwise the dialog is read-only. */
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog with a submission and the decision on it: 通过, or 拒绝 with a reason. Registrations,
 * qualifications and identities are all reviewed in it.
 */
export const ReviewDialog = ({
  title,
  open,
  onClose,
  children,
  ...decision
}: ReviewDialogProps) => {
  const [reason, setReason] = useState('');
  const { close, question } = useDiscard(open && reason.trim() !== '', onClose);
  return (
    <Dialog onClose={close} title={title} size="lg">
      <Stack>
        {children}
        {open && <Decision {...decision} reason={reason} onReason={setReason} />}
      </Stack>
      {question}
    </Dialog>
  );
};
