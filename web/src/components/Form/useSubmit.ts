import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { focusFirstError } from '#lib/focus-first-error.ts';
import type { Hold } from '#lib/arriving.ts';
import { keepFocus } from '#lib/keep-focus.ts';

/** Form that can be sent: Mantine's own, or one whose fields an organizer defines. */
export interface Sendable<Values> {
  /** Passes its values to `send`, or shows problems at the fields and calls `refuse`. */
  onSubmit: (
    send: (values: Values) => void,
    refuse: () => void,
  ) => (event: SubmitEvent<HTMLFormElement>) => void;
  setFieldError: (field: string, message: string) => void;
}

/**
 * Handles the sending of every form, by its button or by Enter. Problems are shown at their fields,
 * and the first such field gets the focus. The form is sent once at a time. A refusal is shown at
 * the field that it names, else in `problem` for the form's FormAlert, and what was typed stays.
 * The focus stays in the form. Values still on their way into a field are awaited; if that fails,
 * nothing is sent.
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

  const arriving = useRef(new Set<Promise<unknown>>());
  const hold = useCallback<Hold>((one) => {
    const forget = () => arriving.current.delete(one);
    arriving.current.add(one);
    one.then(forget, forget);
  }, []);
  /** Tells whether all pending values have arrived and the fields hold them. */
  const haveArrived = async () => {
    const all = await Promise.allSettled(arriving.current);
    // The code that awaits these values sets the fields before this continues.
    await new Promise((go) => setTimeout(go));
    return all.every(({ status }) => status === 'fulfilled');
  };
  const [arrivals, setArrivals] = useState(0);
  // Submitted after the render, when the fields hold the values that arrived.
  useEffect(() => {
    if (arrivals > 0) element.current?.requestSubmit();
  }, [arrivals]);

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
    const before = document.activeElement;
    setBusy(true);
    setProblem(null);
    try {
      if (arriving.current.size === 0 || (await haveArrived())) await action();
    } catch (refusal) {
      refuse(refusal);
    } finally {
      setBusy(false);
      keepFocus(element.current, before);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    element.current = event.currentTarget;
    if (arriving.current.size > 0) {
      event.preventDefault();
      void act(() => Promise.resolve(setArrivals((before) => before + 1)));
      return;
    }
    form.onSubmit((values) => void act(() => send(values)), focus)(event);
  };
  /** Removes the problem above the fields, as where another way is chosen. */
  const clear = () => setProblem(null);
  /** `act` runs the action of a button other than the form's own, whatever the fields hold. */
  return { submit, act, hold, busy, problem, clear };
};
