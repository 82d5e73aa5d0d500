import '@mantine/core/styles/Tooltip.layer.css';
import { Button, Tooltip, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReasonedButtonProps extends ButtonProps {
  /** Why it can't be used; none where it can. */
  reason: string | null | undefined;
  onClick?: (() => void) | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button that says why it can't be used: to the pointer, to touch, and to the keyboard. */
export const ReasonedButton = ({ reason, onClick, children, ...look }: ReasonedButtonProps) => {
  if (!reason) {
    return (
      <Button {...look} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {/* Disabled for the eye and for screen readers, yet in the order of focus for its reason. */}
      <Button
        {...look}
        data-disabled
        aria-disabled
        aria-description={reason}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
    </Tooltip>
  );
};
