import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { truthColumns } from '@whaletide/schema/domains/submissions/rules/metrics/parameters.ts';
import { type Part, parseSolution } from '../store/solution.ts';
import { blocksOf } from './blocks.ts';

/** A solution as works are scored by it, its rows in one order. */
export interface PreparedSolution {
  ids: ReadonlySet<string>;
  /** Values by column, the target's first. */
  truths: string[][];
  /** Places of the rows of each part. */
  places: Record<Part, Uint32Array>;
  /** The block of each row. */
  blocks: Uint8Array;
  /** SHA-256 of the solution, in hexadecimal digits. */
  hash: string;
}

export interface SolutionSettings extends SolutionForm {
  /** Column whose rows of one value belong together; null or absent takes each row by itself. */
  groupColumn?: string | null;
}

/** Solutions that are kept: of a million rows one takes some 200 MB. */
const MAX_KEPT = 2;

const groupsOf = (csv: string, idColumn: string, groupColumn: string): Map<string, string> => {
  const table = readTable(csv);
  const idAt = columnAt(table.header, idColumn);
  const groupAt = columnAt(table.header, groupColumn);
  if (groupAt < 0) throw new Error(`The solution has no column ${groupColumn}`);
  const groups = new Map<string, string>();
  for (const { cells } of table.rows()) groups.set(cells[idAt] ?? '', cells[groupAt] ?? '');
  return groups;
};

const prepare = (
  csv: string,
  settings: SolutionSettings,
  secret: Uint8Array,
  hash: string,
): PreparedSolution => {
  const solution = parseSolution(csv, settings);
  const { idColumn, groupColumn } = settings;
  const groups = groupColumn ? groupsOf(csv, idColumn, groupColumn) : null;
  const ids = [...solution.keys()];
  const places: Record<Part, number[]> = { public: [], private: [] };
  [...solution.values()].forEach(({ part }, place) => places[part].push(place));
  return {
    ids: new Set(ids),
    truths: truthColumns(metricDefinitions[settings.metric], settings).map((_, column) =>
      Array.from(solution.values(), ({ truth }) => truth[column] ?? ''),
    ),
    places: {
      public: Uint32Array.from(places.public),
      private: Uint32Array.from(places.private),
    },
    blocks: blocksOf(secret, groups ? ids.map((id) => groups.get(id) ?? '') : ids),
    hash,
  };
};

const kept = new LRUCache<string, PreparedSolution>({ max: MAX_KEPT });

/**
 * Prepares a solution for scoring; the last ones are kept, as works of one task mostly come together.
 *
 * @throws Error for a broken solution
 */
export const preparedSolution = (
  csv: string,
  settings: SolutionSettings,
  secret: Uint8Array,
): PreparedSolution => {
  const hash = createHash('sha256').update(csv).digest('hex');
  const { idColumn, targetColumn, metric, metricParameters = {}, groupColumn = null } = settings;
  const form = JSON.stringify([idColumn, targetColumn, metric, metricParameters, groupColumn]);
  const key = createHash('sha256').update(secret).update(hash).update(form).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  const prepared = prepare(csv, settings, secret, hash);
  kept.set(key, prepared);
  return prepared;
};
