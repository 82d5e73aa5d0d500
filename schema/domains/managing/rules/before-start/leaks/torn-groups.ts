import { columnOf, type DataSet, featuresOf, type HiddenAnswers } from '../data-files.ts';
import type { DataLeak } from './leak.ts';

/** Names of columns whose rows of one value come from one person or the like. */
const GROUP_NAME =
  /(patient|subject|user|customer|client|person|speaker|author|session|household|family|visitor|player|student|group|donor)[ _-]?(id|no|nr|num|key|code)?$|患者|病人|用户|客户|受试者|家庭|会话|学生|学号|作者|分组|组号/i;

/** Groups below which nothing is said, and rows of one on average. */
const FEWEST_GROUPS = 5;
const FEWEST_ROWS = 1.5;
/** Share of the test's groups from which on they are torn. */
const TORN_SHARE = 0.05;
/** Standard errors by which knowing the group has to help. */
const HELPS = 4;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const mostFrequent = (values: readonly string[]): string => {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].reduce(
    (best, [value, all]) => (all.length > best.count ? { value, count: all.length } : best),
    { value: '', count: 0 },
  ).value;
};

interface Labelled {
  group: string;
  answer: string;
}

/** Tells whether the answers of a training group tell those of the same group in the test. */
const helps = (
  train: readonly Labelled[],
  test: readonly Labelled[],
  isNumber: boolean,
): boolean => {
  const groups = Map.groupBy(train, ({ group }) => group);
  const answersOf = (rows: readonly Labelled[]) => rows.map(({ answer }) => answer);
  const guessOf = (rows: readonly Labelled[]) =>
    isNumber ? String(meanOf(answersOf(rows).map(Number))) : mostFrequent(answersOf(rows));
  const anyway = guessOf(train);
  const lossOf = (guess: string, answer: string) =>
    isNumber ? Math.abs(Number(guess) - Number(answer)) : Number(guess !== answer);
  const guesses = new Map([...groups].map(([group, rows]) => [group, guessOf(rows)]));
  const gains = test.flatMap(({ group, answer }) => {
    const guess = guesses.get(group);
    return guess === undefined ? [] : [lossOf(anyway, answer) - lossOf(guess, answer)];
  });
  if (gains.length < 2) return false;
  const mean = meanOf(gains);
  const variance = meanOf(gains.map((gain) => (gain - mean) ** 2));
  return mean > 0 && mean > HELPS * Math.sqrt(variance / gains.length);
};

const tornIn = (
  name: string,
  groups: { train: readonly string[]; test: readonly string[] },
  file: string,
): DataLeak[] => {
  const [own, others] = [new Set(groups.test), new Set(groups.train)];
  const all = new Set([...own, ...others]).size;
  const isGrouped =
    all >= FEWEST_GROUPS && groups.train.length + groups.test.length >= FEWEST_ROWS * all;
  const count = [...own].filter((group) => others.has(group)).length;
  if (!isGrouped || count < Math.max(1, TORN_SHARE * own.size)) return [];
  return [{ kind: 'tornGroups', subject: name, file, count, of: own.size }];
};

/**
 * Finds groups that are torn apart between training and test: by the column that the organizer
 * named, and by those that are named like one and whose groups tell the answer.
 */
export const tornGroups = (
  { train, test, testRows }: DataSet,
  answers: HiddenAnswers,
): DataLeak[] => {
  if (!train) return [];
  const { groupColumn, groups, truth, targetColumn, isNumber } = answers;
  const named = groupColumn === null ? null : columnOf(train, groupColumn);
  const first =
    named && groupColumn !== null
      ? tornIn(groupColumn, { train: named, test: groups }, train.name)
      : [];
  if (!test) return first;
  const target = columnOf(train, targetColumn) ?? [];
  const found = featuresOf(test, answers).flatMap((name) => {
    const [one, other] = [columnOf(train, name), columnOf(test, name)];
    if (name === groupColumn || !GROUP_NAME.test(name) || !one || !other) return [];
    const known = one.map((group, row) => ({ group, answer: target[row] ?? '' }));
    const hidden = truth.flatMap((answer, row) => {
      const at = testRows[row] ?? -1;
      return at < 0 ? [] : [{ group: other[at] ?? '', answer }];
    });
    return helps(known, hidden, isNumber)
      ? tornIn(name, { train: one, test: other }, test.name)
      : [];
  });
  return [...first, ...found];
};
