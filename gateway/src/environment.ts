/** A setting that cannot be used; `problems` has one line for each variable that is wrong. */
export class ConfigurationError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads typed settings from environment variables and gathers every problem, so that an
 * operator sees all of them at once. An empty variable counts as not set.
 */
export class EnvironmentReader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: string, fallback: string): string {
    return this.#raw(name) ?? fallback;
  }

  optionalText(name: string): string | undefined {
    return this.#raw(name);
  }

  /** A whole number within bounds. */
  integer(name: string, fallback: number, bounds: { min?: number; max?: number } = {}): number {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = bounds;
    const value = Number(raw);
    if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
    return this.#wrong(
      name,
      `must be a whole number from ${min} to ${max}, not "${raw}"`,
      fallback,
    );
  }

  /** A share from 0 to 1. */
  share(name: string, fallback: number): number {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (value >= 0 && value <= 1) return value;
    return this.#wrong(name, `must be a number from 0 to 1, not "${raw}"`, fallback);
  }

  flag(name: string, fallback: boolean): boolean {
    const raw = this.#raw(name);
    if (raw === undefined) return fallback;
    if (raw === 'true' || raw === 'false') return raw === 'true';
    return this.#wrong(name, `must be true or false, not "${raw}"`, fallback);
  }

  /** An absolute address with one of the protocols, without a trailing slash. */
  address(name: string, fallback: string, protocols?: string[]): string {
    return this.optionalAddress(name, protocols) ?? fallback;
  }

  /** As `address`, without a fallback. */
  optionalAddress(name: string, protocols = ['http:', 'https:']): string | undefined {
    const raw = this.#raw(name);
    if (raw === undefined) return undefined;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol))
      return raw.replace(/\/+$/, '');
    return this.#wrong(
      name,
      `must be an address that starts with ${protocols.join('// or ')}//, not "${raw}"`,
      undefined,
    );
  }

  /** Words divided by commas. */
  list(name: string): string[] {
    return (this.#raw(name) ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  }

  /** Origins (scheme, host and port, nothing more), divided by commas. */
  origins(name: string): string[] {
    const origins = this.list(name);
    for (const origin of origins) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        this.#wrong(name, `must hold origins such as https://example.org, not "${origin}"`, origin);
      }
    }
    return origins;
  }

  /** Throws one ConfigurationError for all that was wrong. */
  finish(): void {
    if (this.#problems.length > 0) throw new ConfigurationError(this.#problems);
  }

  #raw(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  #wrong<T>(name: string, reason: string, fallback: T): T {
    this.#problems.push(`${name} ${reason}`);
    return fallback;
  }
}
