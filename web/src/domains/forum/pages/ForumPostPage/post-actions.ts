import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';

/** Look of the icons in the buttons below a post. */
export const actionIcon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Makes a handler that reports a failed action under this title. */
export const sayFailed = (title: string) => (error: unknown) =>
  notify.failed(title, failureOf(error).message);
