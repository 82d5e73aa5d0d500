import { Alert, Button, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Form } from '#components/Form/Form.tsx';

interface AuthFormProps<Values> {
  form: UseFormReturnType<Values>;
  send: (values: Values) => Promise<unknown>;
  action: string;
  /** Notice shown while the form is being sent. */
  notice?: string | undefined;
  /** The fields; `clear` takes the refusal away, as where another way is chosen. */
  children: (clear: () => void) => ReactNode;
}

/** The fields of signing in or up, above them what was refused, below them the button. */
export const AuthForm = <Values extends object>(props: AuthFormProps<Values>) => {
  const { form, send, action, notice, children } = props;
  return (
    <Form form={form} send={send}>
      {({ busy, refusal, clear }) => (
        <Stack gap="md">
          {notice && (
            <Alert color="danger" role="alert">
              {notice}
            </Alert>
          )}
          {refusal}
          {children(clear)}
          <Button type="submit" size="md" loading={busy} mt="xs">
            {action}
          </Button>
        </Stack>
      )}
    </Form>
  );
};
