const TAKES_FOCUS = 'input, textarea, select, button';

/** Focuses the field of a path within a step, or what holds it, and unfolds what it is in. */
export const focusField = (step: HTMLElement | null, path: string): void => {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const found = step?.querySelector<HTMLElement>(`[data-path="${name}"]`);
    if (!found) continue;
    found.closest('details')?.setAttribute('open', '');
    const wrong = found.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]');
    const first = found.matches(TAKES_FOCUS)
      ? found
      : found.querySelector<HTMLElement>(TAKES_FOCUS);
    (wrong ?? first)?.focus();
    return;
  }
};
