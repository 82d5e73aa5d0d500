/** After a refused form: the first field that is wrong comes into view and has the focus. */
export const focusFirstError = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus(),
  );
};
