import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import type { tasks } from '../domains/competitions/tables.ts';
import { scoreResult } from '../domains/scoring/scorer/score-result.ts';
import { settlementOf } from '../domains/scoring/scorer/settlement.ts';
import type { Settlement } from '../domains/submissions/store/settling.ts';
import { type Dice, dice } from './random.ts';

type Objective = NonNullable<(typeof tasks.$inferInsert)['objective']>;

/** A result file of a made-up team, and what the scorer says of it. */
export interface DemoResult {
  content: string;
  settlement: Settlement;
}

/** Different results of a task at least, and at most: teams of a large community share them. */
const RESULTS = { least: 60, most: 100 };

interface Truth {
  id: string;
  value: string;
  /** From 0, what everybody knows, to 1. */
  difficulty: number;
}

const readTruths = (csv: string, { idColumn, targetColumn }: Objective, own: Dice): Truth[] => {
  const { header, rows } = readTable(csv);
  const [id, target] = [columnAt(header, idColumn), columnAt(header, targetColumn)];
  return Array.from(rows(), ({ cells }) => ({
    id: cells[id] ?? '',
    value: cells[target] ?? '',
    difficulty: own.next() ** 2,
  }));
};

/**
 * Errors of the best teams: what gradient boosting reaches on the penguins and the weather, or a
 * little better. No team is right everywhere.
 */
const LEAST_ERROR = { label: 0.02, probability: 0.42, number: 0.45 };

/** Makes a prediction of one row, the nearer to the truth the smaller `lack` of skill is (0 to 0.5). */
const predictor = (truths: readonly Truth[], { metric, customMetric }: Objective) => {
  const labels = [...new Set(truths.map(({ value }) => value))];
  const numbers = truths.map(({ value }) => Number(value));
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const spread = Math.sqrt(
    numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / numbers.length,
  );
  const noise = ({ next }: Dice) => next() + next() + next() - 1.5;
  if (definitionOf({ metric, customMetric }).values === 'label')
    return ({ value, difficulty }: Truth, lack: number, own: Dice): string => {
      const error = LEAST_ERROR.label + lack;
      const others = labels.filter((label) => label !== value);
      const [first = value, ...rest] = others;
      return own.next() < 3 * error * difficulty ? own.pick([first, ...rest]) : value;
    };
  if (metric === 'auc')
    return ({ value }: Truth, lack: number, own: Dice): string => {
      const error = LEAST_ERROR.probability + lack;
      const guess = 0.5 + 0.25 * (Number(value) - 0.5) + error * noise(own);
      return Math.min(1, Math.max(0, guess)).toFixed(3);
    };
  return ({ value }: Truth, lack: number, own: Dice): string =>
    (Number(value) + 1.6 * (LEAST_ERROR.number + lack) * spread * noise(own)).toFixed(1);
};

/** Makes results of teams of every skill, and has the scorer score them. */
export const demoResults = (
  objective: Objective,
  basis: { csv: string; secret: Uint8Array },
  seed: number,
  teams: number,
): DemoResult[] => {
  const number = Math.min(Math.max(RESULTS.least, teams), RESULTS.most);
  const own = dice(seed);
  const truths = readTruths(basis.csv, objective, own);
  const predict = predictor(truths, objective);
  return Array.from({ length: number }, () => {
    const lack = 0.5 * own.next() ** 2;
    const rows = truths.map((truth) => `${truth.id},${predict(truth, lack, own)}`);
    const content = `${[`${objective.idColumn},${objective.targetColumn}`, ...rows].join('\n')}\n`;
    const outcome = scoreResult(Buffer.from(content), basis, objective);
    return { content, settlement: settlementOf({ outcome, seconds: 0.02 }, objective) };
  });
};
