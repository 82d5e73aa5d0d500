/**
 * Selector of what is wrong: fields are marked themselves, files by the button that chooses them.
 */
const WRONG = '[aria-invalid="true"], [data-refused]';

/** After a refused form: the first field that is wrong comes into view and has the focus. */
export const focusFirstError = (form: ParentNode = document): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(WRONG)?.focus());
};
