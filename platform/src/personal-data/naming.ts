import type { Handle } from '../database/database.ts';
import type { ExportReader } from './entry.ts';
import type { NamedKind, Namers } from './named.ts';
import type { Showing, ShownRow } from './showing.ts';
import { referenceOf } from './words/references.ts';

const idsIn = (file: string, row: ShownRow): [NamedKind, string][] =>
  Object.entries(row).flatMap(([key, value]): [NamedKind, string][] => {
    const kind = referenceOf(file, key, row);
    if (kind === undefined) return [];
    const all: unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap((id): [NamedKind, string][] => (typeof id === 'string' ? [[kind, id]] : []));
  });

/** Looks up the names of all things that these rows have ids of, a call a kind. */
export const namesIn = async (
  db: Handle,
  reader: ExportReader,
  namers: Namers,
  file: string,
  rows: readonly ShownRow[],
): Promise<Showing['nameOf']> => {
  const ids = new Map<NamedKind, Set<string>>();
  for (const [kind, id] of rows.flatMap((row) => idsIn(file, row)))
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const names = new Map<NamedKind, Map<string, string>>();
  for (const [kind, some] of ids) names.set(kind, await namers[kind](db, reader, [...some]));
  return (key, value, row) => {
    const kind = referenceOf(file, key, row);
    return kind && (names.get(kind)?.get(value) ?? null);
  };
};
