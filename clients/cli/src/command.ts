import type { Option, Values } from './options.ts';
import type { Output } from './output.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';

/** Run of a command: what was typed, and what it acts by. */
export interface Run {
  values: Values;
  /** Words beyond those that the command needs. */
  rest: string[];
  site: () => Site;
  settings: Settings;
  out: Output;
}

/** Command that a person types; one for each verb, and some that only a program on their side needs. */
export interface Command {
  name: string;
  chinese: string;
  needed: readonly Option[];
  options: readonly Option[];
  /** Words that may stand there beyond those that it needs. */
  more?: readonly Option[];
  run: (run: Run) => Promise<void>;
}

/** Value of an option as text; undefined where it wasn't given. */
export const textOf = ({ values }: Run, key: string): string | undefined =>
  values[key] === undefined ? undefined : String(values[key] as string);
