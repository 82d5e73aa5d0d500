import '#theme/styles/forms.ts';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from 'react';

/**
 * A password. Mantine's own says nothing to screen readers of what is wrong with it, and can't be
 * found as the first field that is.
 */
export const PasswordField = (props: PasswordInputProps) => {
  const id = useId();
  const { error, description } = props;
  const described = [error && `${id}-error`, description && `${id}-description`].filter(Boolean);
  return (
    <PasswordInput
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={described.join(' ') || undefined}
      {...props}
    />
  );
};
