import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { scoreRules, truthPlan } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { type Part, parseSolution } from '../store/solution.ts';
import { blocksOf } from './blocks.ts';

/** A solution as works are scored by it, its rows in one order. */
export interface PreparedSolution {
  ids: ReadonlySet<string>;
  /** Values by column of truthPlan, the first target's first. */
  truths: string[][];
  /** Places of the rows of each part. */
  places: Record<Part, Uint32Array>;
  /** The block of each row. */
  blocks: Uint8Array;
  /** SHA-256 of the solution, in hexadecimal digits. */
  hash: string;
  /** Characters of its text. */
  size: number;
}

/** A solution as it is kept, and the secret of its task. */
export interface ScoringBasis {
  /** Its text; absent where it is known by its name. */
  csv?: string;
  /** Name of the text, by which it is known when the next file comes. */
  name?: string;
  secret: Uint8Array;
}

/** The solution was named, and is none of those that are kept here. */
export class SolutionUnknown extends Error {
  override name = 'SolutionUnknown';
}

/** Solutions that are kept: of a million rows one takes some 200 MB. */
const MAX_KEPT = 2;

const prepare = (
  csv: string,
  settings: SolutionForm,
  secret: Uint8Array,
  hash: string,
): PreparedSolution => {
  const solution = parseSolution(csv, settings);
  const ids = [...solution.keys()];
  const places: Record<Part, number[]> = { public: [], private: [] };
  [...solution.values()].forEach(({ part }, place) => places[part].push(place));
  return {
    ids: new Set(ids),
    truths: truthPlan(scoreRules(settings)).map((_, column) =>
      Array.from(solution.values(), ({ truth }) => truth[column] ?? ''),
    ),
    places: {
      public: Uint32Array.from(places.public),
      private: Uint32Array.from(places.private),
    },
    blocks: blocksOf(
      secret,
      settings.groupColumn ? Array.from(solution.values(), ({ group }) => group) : ids,
    ),
    hash,
    size: csv.length,
  };
};

const kept = new LRUCache<string, PreparedSolution>({ max: MAX_KEPT });

const sha256 = (text: string | undefined): string => {
  if (text === undefined) throw new SolutionUnknown();
  return createHash('sha256').update(text).digest('hex');
};

/**
 * Prepares a solution for scoring; the last ones are kept, as works of one task mostly come together.
 *
 * @throws Error for a broken solution; SolutionUnknown for one without its text that isn't kept
 */
export const preparedSolution = (
  { csv, name, secret }: ScoringBasis,
  settings: SolutionForm,
): PreparedSolution => {
  const text = name ?? sha256(csv);
  const { idColumn, groupColumn = null } = settings;
  const read = scoreRules(settings).map(({ definition, metric, parameters, targets }) => [
    metric,
    definition.values,
    parameters,
    targets.map(({ truth }) => truth),
  ]);
  const form = JSON.stringify([idColumn, read, groupColumn]);
  const key = createHash('sha256').update(secret).update(text).update(form).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  if (csv === undefined) throw new SolutionUnknown();
  const prepared = prepare(csv, settings, secret, sha256(csv));
  kept.set(key, prepared);
  return prepared;
};
