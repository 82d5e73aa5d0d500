import '#theme/styles/dialogs.ts';
import { Modal, type ModalProps } from '@mantine/core';
import { use } from 'react';
import { OPEN, OpeningContext } from './opening.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type DialogProps = Omit<ModalProps, 'opened' | 'returnFocus' | 'onExitTransitionEnd'>;

/** A dialog in its place (Opened); closed, it gives the focus back to what opened it. */
export const Dialog = ({ children, ...props }: DialogProps) => {
  const { opened, onExited } = use(OpeningContext);
  const ref = useReturnFocus(opened);
  return (
    <Modal {...props} ref={ref} opened={opened} returnFocus={false} onExitTransitionEnd={onExited}>
      {/* Dialogs within this one open and close by themselves. */}
      <OpeningContext value={OPEN}>{children}</OpeningContext>
    </Modal>
  );
};
