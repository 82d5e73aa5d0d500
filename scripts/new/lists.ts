import { NewError } from './names.ts';

const same = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Adds a line to those of a list that match, in the order of the alphabet.
 *
 * @throws NewError where no line matches
 */
export const addSorted = (text: string, pattern: RegExp, line: string): string => {
  const lines = text.split('\n');
  const matching = lines.flatMap((one, at) => (pattern.test(one) ? [at] : []));
  const last = matching.at(-1);
  if (last === undefined) throw new NewError(`has no line like “${line}” any more`);
  const next = matching.find((at) => same(lines[at] ?? '', line) > 0);
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n');
};

/** Adds lines before the first that matches. @throws NewError where none does */
export const addBefore = (text: string, pattern: RegExp, added: string): string => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => pattern.test(line));
  if (at < 0) throw new NewError(`has no line like ${pattern} any more`);
  return lines.toSpliced(at, 0, added).join('\n');
};

/**
 * Adds lines at the end of the block that a line begins and another ends.
 *
 * @throws NewError where there is no such block
 */
export const addToBlock = (text: string, begin: RegExp, end: RegExp, added: string): string => {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => begin.test(line));
  const last = lines.findIndex((line, at) => at > first && end.test(line));
  if (first < 0 || last < 0) throw new NewError(`has no block like ${begin} any more`);
  return lines.toSpliced(last, 0, added).join('\n');
};
