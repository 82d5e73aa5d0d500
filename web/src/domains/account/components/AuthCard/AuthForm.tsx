import '../../../../theme/styles/forms.ts';
import { Alert, Button, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';

interface AuthFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** A refusal that belongs to none of the fields. */
  problem: string | undefined;
  action: string;
  loading: boolean;
  children: ReactNode;
}

/** The fields of signing in or up, above them what was refused, below them the button. */
export const AuthForm = ({ onSubmit, problem, action, loading, children }: AuthFormProps) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack gap="md">
      {problem && (
        <Alert color="danger" role="alert">
          {problem}
        </Alert>
      )}
      {children}
      <Button type="submit" size="md" loading={loading} mt="xs">
        {action}
      </Button>
    </Stack>
  </form>
);
