import '#theme/styles/forms.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Arriving } from '#lib/arriving.ts';
import { UnsavedGuard } from '../Unsaved/UnsavedGuard.tsx';
import { FormAlert } from './FormAlert.tsx';
import { type Sendable, useSubmit } from './useSubmit.ts';

interface Sending {
  busy: boolean;
  /** Why it was refused, where that is about none of its fields. */
  refusal: ReactNode;
  /** Runs the action of another button, whatever the fields hold. */
  act: (action: () => Promise<unknown>) => Promise<void>;
  /** Takes the refusal away, as where another way is chosen. */
  clear: () => void;
}

interface FormProps<Values> {
  form: Sendable<Values> & Partial<Pick<UseFormReturnType<Values>, 'isDirty' | 'resetDirty'>>;
  /** Sends what the form holds; a refusal is what it throws. */
  send: (values: Values) => Promise<unknown>;
  label?: string;
  /** Title of a refusal. */
  failed?: string;
  /** Remedy offered for a refusal. */
  advice?: ReactNode;
  /** Leaving the page with changes that weren't sent asks first. */
  guarded?: boolean;
  className?: string | undefined;
  /** Lays out the fields, the refusal and the button. */
  children: (sending: Sending) => ReactNode;
}

/** A form on a page; in a dialog it is a FormModal. */
export const Form = <Values extends object>(props: FormProps<Values>) => {
  const { form, send, label, failed, guarded = false, children } = props;
  const { submit, act, hold, busy, problem, clear } = useSubmit(form, async (values) => {
    await send(values);
    if (guarded) form.resetDirty?.(values);
  });
  const refusal = (
    <FormAlert title={failed} message={problem}>
      {props.advice}
    </FormAlert>
  );
  return (
    <form onSubmit={submit} noValidate aria-label={label} className={props.className}>
      {guarded && <UnsavedGuard dirty={form.isDirty?.() ?? false} />}
      <Arriving value={hold}>{children({ busy, refusal, act, clear })}</Arriving>
    </form>
  );
};
