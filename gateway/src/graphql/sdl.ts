import { readdirSync, readFileSync } from 'node:fs';

const CONTRACT = new URL('../../../schema/', import.meta.url);

/** Reads the public schema as it is written: the files of each domain, and what they share. */
export const readSdl = (): string[] =>
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql') && path !== 'schema.graphql')
    .filter((path) => !path.endsWith('examples.graphql'))
    .sort()
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), CONTRACT), 'utf8'));
