import { readdirSync, readFileSync } from 'node:fs';
import { fillNumbers } from './fill-numbers.ts';

const CONTRACT = new URL('../../../schema/', import.meta.url);

/** Files of the public schema as it is written, with numbers filled in: those of each domain, and what they share. */
export const readSdlFiles = (): { path: string; sdl: string }[] =>
  readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.graphql') && path !== 'schema.graphql')
    .filter((path) => !path.endsWith('examples.graphql') && !path.startsWith('verbs/'))
    .sort()
    .map((name) => {
      const path = `schema/${name}`;
      return { path, sdl: fillNumbers(readFileSync(new URL(name, CONTRACT), 'utf8'), path) };
    });

/** Reads the public schema as it is written, with numbers filled in. */
export const readSdl = (): string[] => readSdlFiles().map(({ sdl }) => sdl);
