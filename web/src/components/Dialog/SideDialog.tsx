import '#theme/styles/dialogs.ts';
import { Drawer, type DrawerProps } from '@mantine/core';
import { use } from 'react';
import { OPEN, OpeningContext } from './opening.ts';
import { useReturnFocus } from './useReturnFocus.ts';

type SideDialogProps = Omit<DrawerProps, 'opened' | 'returnFocus' | 'onExitTransitionEnd'>;

/** A dialog at the side of the screen in its place (Opened), as `Dialog` is one in the middle. */
export const SideDialog = ({ children, ...props }: SideDialogProps) => {
  const { opened, onExited } = use(OpeningContext);
  const ref = useReturnFocus(opened);
  return (
    <Drawer {...props} ref={ref} opened={opened} returnFocus={false} onExitTransitionEnd={onExited}>
      <OpeningContext value={OPEN}>{children}</OpeningContext>
    </Drawer>
  );
};
