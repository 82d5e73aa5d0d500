import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

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

/** Copies a text and says whether the browser allowed it. */
export const CopyButton = ({ text, children, done = '复制成功', ...button }: CopyButtonProps) => {
  const { copied, error, copy, reset } = useClipboard({ timeout: SHOWN_MS });
  const forget = useEffectEvent(reset);
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => forget(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return (
    <Button
      {...button}
      {...(error && { color: 'danger' })}
      onClick={() => copy(typeof text === 'string' ? text : text())}
    >
      <span role="status">{copied ? done : error ? '复制失败' : children}</span>
    </Button>
  );
};
