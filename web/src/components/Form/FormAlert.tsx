import { Alert } from '@mantine/core';

interface FormAlertProps {
  title: string;
  /** None shows nothing. */
  message: string | null;
}

/** Why a form was refused, where that is about none of its fields. */
export const FormAlert = ({ title, message }: FormAlertProps) =>
  message !== null && (
    <Alert color="danger" title={title} role="alert">
      {message}
    </Alert>
  );
