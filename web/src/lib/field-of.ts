import { fieldNames } from './field-names.generated.ts';

export type RuledInput = keyof typeof fieldNames;

type Names = Readonly<Record<string, string | readonly [name: string, input: RuledInput]>>;

const camel = (key: string) => key.charAt(0).toLowerCase() + key.slice(1);

/** A key may be of several steps, as `Data.Name` is. */
const keyAt = (names: Names, steps: readonly string[]): string =>
  steps.map((_, index) => steps.slice(0, index + 1).join('.')).findLast((key) => key in names) ??
  steps[0] ??
  '';

const pathOf = (names: Names, steps: readonly string[]): string[] => {
  if (steps.length === 0) return [];
  const key = keyAt(names, steps);
  const found = names[key] ?? camel(key);
  const rest = steps.slice(key.split('.').length);
  if (typeof found === 'string') return [found, ...pathOf({}, rest)];
  const [name, input] = found;
  const index = rest.slice(0, /^\d+$/.test(rest[0] ?? '') ? 1 : 0);
  return [name, ...index, ...pathOf(fieldNames[input], rest.slice(index.length))];
};

/** The input's path of a field that a rule names by REST's: `tabs.0.title` of `Tabs.0.Title`. */
export const fieldOf = (input: RuledInput, field = ''): string =>
  pathOf(fieldNames[input], field.split('.')).join('.');

/** The problems of a rule by the fields of the input that the form sends; of several at one field the first. */
export const problemsByField = (
  input: RuledInput,
  problems: readonly { message: string; field?: string }[],
): Record<string, string> =>
  Object.fromEntries(
    problems.toReversed().map(({ message, field }) => [fieldOf(input, field), message]),
  );

/** The messages of a form's errors under a path, by the rest of theirs; the path's own is ''. */
export const errorsUnder =
  (errors: Record<string, unknown>, path: string) =>
  (rest: string): string | undefined => {
    const error = errors[rest === '' ? path : `${path}.${rest}`];
    return typeof error === 'string' ? error : undefined;
  };
