import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormAlertProps {
  title?: string | undefined;
  /** None shows nothing. */
  message: string | null;
  /** Remedy offered for the problem. */
  children?: ReactNode;
}

/** Why a form was refused, where that is about none of its fields. */
export const FormAlert = ({ title, message, children }: FormAlertProps) =>
  message !== null && (
    <Alert color="danger" title={title} role="alert">
      {message}
      {children}
    </Alert>
  );
