/**
 * Answers after how long a failed job is tried again, in milliseconds: `first` after the first try,
 * twice as long after each further one.
 *
 * @param tries those so far
 */
export const retryDelay = (first: number, tries: number): number => first * 2 ** (tries - 1);
