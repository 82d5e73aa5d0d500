/** A setting of the environment that can't be used; the message names it and says what is wrong. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

/** Reads typed settings from the environment; an empty variable counts as missing. */
export const environmentReader = (env: Environment) => {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const integer = (name: string, fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    }
    return number;
  };

  const list = (name: string): string[] =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);

  /** All of the names, none of them (undefined), or an error that names the missing ones. */
  const together = <N extends string>(names: readonly N[]): Record<N, string> | undefined => {
    const missing = names.filter((name) => text(name) === undefined);
    if (missing.length === names.length) return undefined;
    if (missing.length > 0) {
      throw new ConfigError(`${names.join(', ')} belong together; missing: ${missing.join(', ')}`);
    }
    return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<N, string>;
  };

  return { text, integer, list, together };
};
