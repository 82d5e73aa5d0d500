import { readFileSync } from 'node:fs';

/** The bytes of a file in tests/fixtures, by its path there. */
export const fixture = (path: string): Buffer =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url));
