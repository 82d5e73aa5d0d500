// A thread of its own: thousands of files are parsed, and the pairs of their errors compared.
import { workerData } from 'piscina';
import {
  predictionPlan,
  pickColumns,
  scoreRules,
  truthPlan,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { errorCells } from '@whaletide/schema/domains/leaderboards/rules/error-cells.ts';
import {
  type Errors,
  sharedErrors,
  type SharedPair,
} from '@whaletide/schema/domains/leaderboards/rules/shared-errors.ts';
import { positives } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import { readResult } from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import type { Objective } from '#domains/competitions/tables.ts';
import { knownLabels } from '@whaletide/schema/domains/submissions/rules/known-labels.ts';
import { parseSolution } from '#domains/scoring/store/solution.ts';

/** Data that the thread begins with. */
export interface CopiesStart {
  csv: string;
  objective: Objective;
}

/** A file to read, or the end of them. */
export type CopiesMessage = { file: Uint8Array } | { compare: true };

/** Answer to a file, or the pairs that were found, by the places of the files. */
export type CopiesAnswer = { read: boolean } | { pairs: SharedPair[] };

const { csv, objective } = workerData as CopiesStart;
const rules = scoreRules(objective);
const [rule] = rules;
if (!rule?.targets[0]) throw new Error('A task has at least one score');
const { definition, parameters, targets } = rule;
const [target] = targets;
const solution = parseSolution(csv, objective);
const ids = new Set(solution.keys());
const column = truthPlan(rules).findIndex(({ name }) => name === target?.truth[0]);
const cells = Array.from(solution.values(), (row) => row.truth[column] ?? '');
const isFlag = definition.values === 'score' || definition.values === 'probability';
const truth = isFlag ? Array.from(positives(cells, parameters), String) : cells;
const truths = truthPlan(rules).map((_, at) =>
  Array.from(solution.values(), (row) => row.truth[at] ?? ''),
);
const truthLabels = knownLabels(rules, truths);
const none: Errors = new Uint32Array();

const errorsOf = async (file: Uint8Array): Promise<Errors | null> => {
  const unpacked = await unpackText(file, objective.sizeLimit * 1024);
  if (unpacked.problem !== null) return null;
  const { text, problem } = decodeText(unpacked.bytes);
  if (problem !== null) return null;
  const { predictions } = readResult(text, ids, {
    ...objective,
    labels: null,
    furtherLabels: null,
    truthLabels,
  });
  if (!predictions) return null;
  const names = target?.prediction ?? [];
  const prediction = pickColumns(predictionPlan(rules), predictions, names);
  const { labels = [] } = parameters;
  return errorCells({ values: definition.values, truth, prediction, labels });
};

const all: Errors[] = [];

const answer = async (message: CopiesMessage): Promise<CopiesAnswer> => {
  if ('compare' in message) return { pairs: sharedErrors(all) };
  // A file that can't be read shares nothing; its place stays its own.
  const errors = await errorsOf(message.file).catch((error: unknown) => {
    if (error instanceof Error) return null;
    throw error;
  });
  all.push(errors ?? none);
  return { read: errors !== null };
};

export default answer;
