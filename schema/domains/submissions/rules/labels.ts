/**
 * Labels as programs write them: pandas makes `1.0` of whole numbers beside an empty cell, and
 * `True` of booleans, spreadsheets `TRUE`.
 */
import { idReader, isDecimal } from '#shared/rules/table-values.ts';

/** A flag that is written as a number or a boolean: `1`, `1.0`, `True`; null for anything else. */
export const flagOf = (text: string): 0 | 1 | null => {
  if (/^true$/i.test(text)) return 1;
  if (/^false$/i.test(text)) return 0;
  if (!isDecimal(text)) return null;
  const value = Number(text);
  return value === 0 || value === 1 ? value : null;
};

/** The label that stands for each flag; null where the labels aren't flags, or two are the same. */
const byFlag = (labels: ReadonlySet<string>): ReadonlyMap<0 | 1, string> | null => {
  const found = new Map<0 | 1, string>();
  for (const label of labels) {
    const flag = flagOf(label);
    if (flag === null || found.has(flag)) return null;
    found.set(flag, label);
  }
  return found;
};

/**
 * Reads labels as those that are known: where all of these are whole numbers `1.0` is 1, where all
 * are booleans, or 0 and 1, `True`, `TRUE` and `1` are the same. What it can't mean stays as it is.
 */
export const labelReader = (labels: ReadonlySet<string>): ((label: string) => string) => {
  const readNumber = idReader(labels);
  let flags: ReadonlyMap<0 | 1, string> | null | undefined;
  return (label) => {
    if (labels.has(label)) return label;
    const number = readNumber(label);
    if (labels.has(number)) return number;
    const flag = flagOf(label);
    if (flag === null) return label;
    if (flags === undefined) flags = byFlag(labels);
    return flags?.get(flag) ?? label;
  };
};

/**
 * A test of labels for the positive class: the one that the task names, else the number 1 or true.
 */
export const positiveTest = (positive: string | undefined): ((label: string) => boolean) => {
  if (positive === undefined) return (label) => flagOf(label) === 1;
  const read = labelReader(new Set([positive]));
  return (label) => read(label) === positive;
};
