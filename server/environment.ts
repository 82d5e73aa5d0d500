import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigurationError } from './configuration-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type EnvironmentReader = ReturnType<typeof environmentReader>;

interface Bounds {
  min?: number;
  max?: number;
}

/** An origin: scheme, host and port, nothing more. */
const Origin = Type.Refine(
  Type.String({ description: 'must hold origins such as https://example.org' }),
  (text) => URL.canParse(text) && new URL(text).origin === text,
);

const Share = Type.Number({ minimum: 0, maximum: 1, description: 'must be a number from 0 to 1' });

const wholeNumber = (min: number, max: number) =>
  Type.Integer({
    minimum: min,
    maximum: max,
    description: `must be a whole number from ${min} to ${max}`,
  });

export const WebAddress = Type.Refine(
  Type.String({ description: 'must be an address that starts with http:// or https://' }),
  (text) => URL.canParse(text) && /^https?:/i.test(text),
);

/**
 * Reads typed settings from environment variables and gathers every problem, so that an operator
 * sees all of them at once. An empty variable counts as not set. A setting is checked by a TypeBox
 * schema whose description says what it must be.
 */
export const environmentReader = (environment: Environment) => {
  const problems: string[] = [];

  const optionalText = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const problem = (reason: string): void => {
    problems.push(reason);
  };

  const fits = <S extends TSchema>(
    name: string,
    schema: S & { description?: string },
    value: unknown,
    shown: string,
  ): value is Static<S> => {
    const good = Value.Check(schema, value);
    if (!good) problem(`${name} ${schema.description ?? 'has a wrong value'}${shown}`);
    return good;
  };

  const not = (raw: string): string => `, not "${raw}"`;

  /** Reads a variable as its schema allows; undefined if it isn't set. */
  const setting = <S extends TSchema>(
    name: string,
    schema: S,
    read: (raw: string) => unknown = (raw) => raw,
  ): Static<S> | undefined => {
    const raw = optionalText(name);
    if (raw === undefined) return undefined;
    const value = read(raw);
    return fits(name, schema, value, not(raw)) ? value : undefined;
  };

  /** As `setting`; what was given may hold a password, and no message repeats it. */
  const secret = <S extends TSchema>(name: string, schema: S): Static<S> | undefined => {
    const raw = optionalText(name);
    return raw !== undefined && fits(name, schema, raw, '') ? raw : undefined;
  };

  const text = (name: string, fallback: string): string => optionalText(name) ?? fallback;

  const integer = (name: string, fallback: number, { min = 0, max }: Bounds = {}): number =>
    setting(name, wholeNumber(min, max ?? Number.MAX_SAFE_INTEGER), Number) ?? fallback;

  /** A share from 0 to 1. */
  const share = (name: string, fallback: number): number =>
    setting(name, Share, Number) ?? fallback;

  /** An absolute address on the web, without a trailing slash. */
  const base = (name: string): string | undefined =>
    setting(name, WebAddress)?.replace(/(?<!\/)\/+$/, '');

  /** Words divided by commas, each of them checked. */
  const list = (name: string, schema: TSchema = Type.String()): string[] => {
    const words = text(name, '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    return words.filter((word) => fits(name, schema, word, not(word)));
  };

  const origins = (name: string): string[] => list(name, Origin);

  /** All of the names, or none of them (undefined); some alone are a problem. */
  const together = <N extends string>(names: readonly N[]): Record<N, string> | undefined => {
    const missing = names.filter((name) => optionalText(name) === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      problem(`${names.join(', ')} belong together; missing: ${missing.join(', ')}`);
    }
    if (missing.length > 0) return undefined;
    return Object.fromEntries(names.map((name) => [name, text(name, '')])) as Record<N, string>;
  };

  /** @throws ConfigurationError with one line for each variable that is wrong */
  const finish = (): void => {
    if (problems.length === 0) return;
    const lines = problems.map((line) => `  ${line}`).join('\n');
    throw new ConfigurationError(`The configuration cannot be used:\n${lines}`);
  };

  return {
    setting,
    text,
    optionalText,
    integer,
    share,
    secret,
    base,
    list,
    origins,
    together,
    problem,
    finish,
  };
};
