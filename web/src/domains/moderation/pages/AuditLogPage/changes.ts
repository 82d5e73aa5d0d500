interface Changed {
  name: string;
  /** As text; null where there was none. */
  was: string | null;
  became: string | null;
}

const isValues = (values: unknown): values is Record<string, unknown> =>
  typeof values === 'object' && values !== null && !Array.isArray(values);

const textOf = (values: unknown, name: string): string | null => {
  if (!isValues(values) || !(name in values)) return null;
  const value = values[name];
  if (value === null || value === '') return '（无）';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** The values of an entry side by side, by their names. */
export const changesOf = (before: unknown, after: unknown): Changed[] => {
  const names = [before, after].flatMap((values) => (isValues(values) ? Object.keys(values) : []));
  return [...new Set(names)].map((name) => ({
    name,
    was: textOf(before, name),
    became: textOf(after, name),
  }));
};
