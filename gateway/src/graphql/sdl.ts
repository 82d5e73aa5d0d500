import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../schema/graphql/', import.meta.url);

/** The public schema as it is written: one file a domain. */
export const readSdl = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
