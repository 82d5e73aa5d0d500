import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';

const Failed = () => <span role="alert">复制失败</span>;
const ByHand = lazy(() => import('./ByHand.tsx').catch(() => ({ default: Failed })));

/** Time in ms for which the outcome is shown in place of the label. */
const SHOWN_MS = 2_000;

interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  /** The copied text; a function where only the browser knows it. */
  text: string | (() => string);
  /** The label, in place of which the outcome is shown. */
  children: ReactNode;
  /** Text of success. */
  done?: string;
  'data-autofocus'?: boolean;
}

/**
 * Copies a text and says so. Where the browser doesn't allow it (as on a site without https), the
 * text is selected for copying by hand.
 */
export const CopyButton = ({ text, children, done = '复制成功', ...button }: CopyButtonProps) => {
  const { copied, error, copy } = useClipboard({ timeout: SHOWN_MS });
  const whole = () => (typeof text === 'string' ? text : text());
  return (
    <>
      <Button {...button} onClick={() => copy(whole())}>
        {copied ? done : children}
      </Button>
      {/* Beside the button: a region that speaks gives it no name. */}
      <VisuallyHidden role="status">{copied && done}</VisuallyHidden>
      {error && (
        <Suspense>
          <ByHand failure={error} text={whole} />
        </Suspense>
      )}
    </>
  );
};
