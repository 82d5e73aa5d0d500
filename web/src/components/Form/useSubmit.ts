import { useRef, useState, type SubmitEvent } from 'react';
import { failureOf } from '../../apollo/errors.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';

/** What a form is sent by: Mantine's own, or one whose fields an organizer defines. */
export interface Sendable<Values> {
  /** Gives what it holds to the one, or says at its fields what is wrong and calls the other. */
  onSubmit: (
    send: (values: Values) => void,
    refuse: () => void,
  ) => (event: SubmitEvent<HTMLFormElement>) => void;
  setFieldError: (field: string, message: string) => void;
}

/**
 * What every form does when it is sent, by its button or by Enter: what is wrong is said at its
 * field and the first such field has the focus; it is sent once at a time; a refusal stands at the
 * field that it names, else in `problem` for the form's FormAlert, and what was typed stays.
 *
 * @param send sends what the form holds; a refusal is what it throws
 */
export const useSubmit = <Values extends object>(
  form: Sendable<Values>,
  send: (values: Values) => Promise<unknown>,
) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const focus = () => focusFirstError(element.current ?? undefined);

  const refuse = (refusal: unknown) => {
    const { field, message } = failureOf(refusal);
    if (field) form.setFieldError(field, message);
    // Its field may stand in a part of the form that isn't shown.
    const fields = element.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
    if (!Array.from(fields).some(({ dataset }) => dataset.path === field)) setProblem(message);
    focus();
  };
  const act = async (action: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (refusal) {
      refuse(refusal);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    element.current = event.currentTarget;
    form.onSubmit((values) => void act(() => send(values)), focus)(event);
  };
  /** Nothing is said above the fields any more, as where another way is chosen. */
  const clear = () => setProblem(null);
  /** What another button than the form's own does, whatever the fields hold. */
  return { submit, act, busy, problem, clear };
};
