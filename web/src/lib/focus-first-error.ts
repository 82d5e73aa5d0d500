/** After a refused form: the first field that is wrong comes into view and has the focus. */
export const focusFirstError = (form: ParentNode = document): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
