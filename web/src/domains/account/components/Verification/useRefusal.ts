import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../../apollo/errors.ts';

/** Shows a refusal at its field where the form has it, else above the form. */
export const useRefusal = <T extends object>(form: UseFormReturnType<T>) => {
  const [message, setMessage] = useState<string | null>(null);
  const atField = ({ field, message: text }: Failure): boolean => {
    if (field === null || !(field in form.getValues())) return false;
    form.setFieldError(field, text);
    return true;
  };
  return {
    message,
    clear: () => setMessage(null),
    atField,
    show: (error: unknown) => {
      const failure = failureOf(error);
      if (!atField(failure)) setMessage(failure.message);
    },
  };
};
