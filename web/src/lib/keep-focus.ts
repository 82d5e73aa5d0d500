const SENDS = '[type="submit"]:not(:disabled)';
const WORKS =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled)';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus back to a form that lost it while it was being sent, as a button does that is
 * disabled meanwhile: to what had it, else to the form's button or first field that can take it.
 * Leaves alone a focus that has gone elsewhere.
 */
export const keepFocus = (form: HTMLElement | null, before: Element | null): void => {
  requestAnimationFrame(() => {
    if (!form?.isConnected || !isLost()) return;
    const had = before instanceof HTMLElement && form.contains(before) ? before : null;
    had?.focus({ preventScroll: true });
    if (!isLost()) return;
    const next = form.querySelector<HTMLElement>(SENDS) ?? form.querySelector<HTMLElement>(WORKS);
    next?.focus({ preventScroll: true });
  });
};
