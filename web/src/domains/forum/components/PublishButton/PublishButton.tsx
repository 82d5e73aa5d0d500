import { Button, type ButtonProps } from '@mantine/core';
import { WRITE_HINT } from '@whaletide/schema/domains/forum/rules.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHint } from '#components/Hint/useHint.tsx';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';

interface PublishButtonProps extends Pick<ButtonProps, 'variant' | 'leftSection' | 'loading'> {
  mayWrite: boolean;
  /** Path that it links to; without it, a click calls `onClick`. */
  to?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Leads to writing; tells visitors to sign in first, and members below level 2 how to get there. */
export const PublishButton = ({ mayWrite, to, onClick, children, ...look }: PublishButtonProps) => {
  const { viewer, loading } = useViewer();
  const { signIn } = useWaysIn();
  const { button, hint } = useHint<HTMLAnchorElement>('登录后即可发言');
  if (!viewer && !loading) {
    return (
      <>
        <Button component={Link} to={signIn} {...look} {...button}>
          {children}
        </Button>
        {hint}
      </>
    );
  }
  if (mayWrite && to) {
    return (
      <Button component={Link} to={to} {...look}>
        {children}
      </Button>
    );
  }
  return (
    <ReasonedButton {...look} reason={mayWrite ? null : WRITE_HINT} onClick={onClick}>
      {children}
    </ReasonedButton>
  );
};
