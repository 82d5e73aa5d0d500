import { readFileSync } from 'node:fs';

/** Operation behind a verb: its text, as it stands beside this file and is checked with the schema. */
export const documentOf = (verb: string): string =>
  readFileSync(new URL(`${verb}.graphql`, import.meta.url), 'utf8');
