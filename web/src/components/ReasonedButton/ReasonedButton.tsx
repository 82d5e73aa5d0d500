import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHint } from '../Hint/useHint.tsx';

interface ReasonedButtonProps extends ButtonProps {
  /** Why it can't be used; none where it can. */
  reason: string | null | undefined;
  onClick?: (() => void) | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

type UnusableProps = Omit<ReasonedButtonProps, 'onClick' | 'reason'> & { reason: string };

/** Disabled for the eye and for screen readers, yet in the order of focus for its reason. */
const UnusableButton = ({ reason, children, ...look }: UnusableProps) => {
  const { button, hint } = useHint<HTMLButtonElement>(reason);
  return (
    <>
      <Button
        {...look}
        {...button}
        data-disabled
        aria-disabled
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
      {hint}
    </>
  );
};

/** A button that says why it can't be used: to the pointer, to touch, and to the keyboard. */
export const ReasonedButton = ({ reason, onClick, children, ...look }: ReasonedButtonProps) =>
  reason ? (
    <UnusableButton {...look} reason={reason}>
      {children}
    </UnusableButton>
  ) : (
    <Button {...look} onClick={onClick}>
      {children}
    </Button>
  );
