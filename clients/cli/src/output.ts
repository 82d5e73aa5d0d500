import { MEMBER_TEXT } from '@whaletide/schema/verbs/marking.ts';

/** Characters by which a text could move the cursor, or be read otherwise than it is stored. */
const STEERING = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a member as a terminal may show it. */
export const harmless = (text: string): string => text.replaceAll(STEERING, '�');

/** Value without the marks of members' texts, for people to read. */
export const unmarked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== 'object' || value === null) return value;
  const text = (value as Record<string, unknown>)[MEMBER_TEXT];
  if (typeof text === 'string') return text;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, unmarked(held)]));
};

/** JSON that is one value, and steers no terminal. */
export const jsonText = (value: unknown, space?: number): string =>
  JSON.stringify(value, null, space).replaceAll(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const WIDE = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff60\uac00-\ud7a3]/u;

/** Columns that a text takes in a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, one) => width + (WIDE.test(one) ? 2 : 1), 0);

const padded = (text: string, width: number) => text + ' '.repeat(width - widthOf(text));

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(cellOf).join('、') || '–';
  if (typeof value === 'object') {
    const { name, id } = value as { name?: unknown; id?: unknown };
    return cellOf(name ?? id ?? jsonText(value));
  }
  return harmless(String(value as string | number)).replaceAll(/\s+/g, ' ');
};

const MOST_WIDTH = 48;

const shortened = (text: string) => {
  let kept = '';
  for (const one of text) {
    if (widthOf(kept + one) > MOST_WIDTH) return `${kept}…`;
    kept += one;
  }
  return kept;
};

/** Rows side by side, with the names of their columns above. */
const table = (rows: readonly Record<string, unknown>[]): string[] => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [names, ...rows.map((row) => names.map((name) => shortened(cellOf(row[name]))))];
  const widths = names.map((_, at) => Math.max(...cells.map((line) => widthOf(line[at] ?? ''))));
  return cells.map((line) =>
    line
      .map((cell, at) => padded(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const isRow = (value: unknown) =>
  !isPlain(value) &&
  Object.values(value as object).every((one) => !Array.isArray(one) || one.every(isPlain));

const within = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const linesOf = (value: unknown): string[] => {
  if (isPlain(value)) return value === null ? ['–'] : harmless(String(value)).split('\n');
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return [value.map(cellOf).join('、') || '–'];
    if (value.every(isRow)) return table(value as Record<string, unknown>[]);
    return value.flatMap((one, at) => [`[${at + 1}]`, ...within(linesOf(one))]);
  }
  return Object.entries(value as object).flatMap(([name, held]) => {
    const lines = linesOf(held);
    const isShort = lines.length === 1 && (isPlain(held) || Array.isArray(held));
    return isShort && !isRow((held as unknown[] | null)?.[0])
      ? [`${name}: ${lines[0] ?? ''}`]
      : [`${name}:`, ...within(lines)];
  });
};

/** Answer as a person reads it: names and values, lists as tables. */
export const readable = (value: unknown): string => linesOf(unmarked(value)).join('\n');

/** Ways in which a command tells what it does. */
export class Output {
  readonly isJson: boolean;

  constructor(isJson: boolean) {
    this.isJson = isJson;
  }

  /** Prints what a command answers: whole as JSON, or what a person is to read of it. */
  answer(value: unknown, shown: unknown = value): void {
    const text = typeof shown === 'string' ? harmless(shown) : readable(shown);
    process.stdout.write(`${this.isJson ? jsonText(value, 2) : text}\n`);
  }

  /** Prints one of many answers of a command that goes on; as JSON one a line. */
  next(value: unknown, shown: unknown = value): void {
    if (this.isJson) process.stdout.write(`${jsonText(value)}\n`);
    else this.answer(value, shown);
  }

  /** Tells what goes on, beside the answer. */
  progress(text: string): void {
    if (!this.isJson) process.stderr.write(`${harmless(text)}\n`);
  }
}
