/** A value before and after a change, as text; null where the thing wasn't there. */
export interface AuditChange {
  name: string;
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>>;

const textOf = (values: Values | null, name: string): string | null => {
  if (!values || !(name in values)) return null;
  const value = values[name] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** Pairs the values of an entry of the log by their names, each as text. */
export const auditChanges = (before: Values | null, after: Values | null): AuditChange[] =>
  [...new Set([before, after].flatMap((values) => Object.keys(values ?? {})))].map((name) => ({
    name,
    before: textOf(before, name),
    after: textOf(after, name),
  }));
