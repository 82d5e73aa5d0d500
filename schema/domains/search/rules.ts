import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** The longest text that is searched for, in characters. */
export const MAX_SEARCH_TEXT = 200;

/** Number of other texts that are offered for one that nothing has as a whole. */
export const MAX_ALTERNATIVES = 3;

/**
 * Number of trending words that an administrator may set, and number that are shown.
 */
export const MAX_TRENDS = 20;
export const TRENDS_SHOWN = 6;

/** Why a text isn't searched for; null where it is, and where it is empty, which finds nothing. */
export const searchTextProblem = (text: string): Refusal | null =>
  [...text.trim()].length > MAX_SEARCH_TEXT
    ? refuse('BAD_USER_INPUT', `搜索词最多${MAX_SEARCH_TEXT}个字符`, 'text')
    : null;

/**
 * A text as it is compared: full-width letters and digits as plain ones, lower case, and letters
 * of alphabets without their accents.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC');

const CHINESE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const CHINESE_START = new RegExp(`^[${CHINESE}]`, 'u');
/** Run of text written without spaces, or a word of letters and digits. */
const RUN = new RegExp(String.raw`[${CHINESE}]+|(?:(?![${CHINESE}])[\p{L}\p{N}]\p{M}*)+`, 'gu');

/** Longer ones are no words: they aren't typed, and entries of an index are limited. */
const LONGEST_WORD = 60;

/** Tells whether a term is in a script that is written without spaces. */
export const isChinese = (term: string): boolean => CHINESE_START.test(term);

/** The runs of a folded text that terms are made of; whatever is neither letter nor digit divides. */
export const searchRuns = (text: string): string[] => foldText(text).match(RUN) ?? [];

const termsOfRun = (run: string): string[] => {
  if (!isChinese(run)) return [run.slice(0, LONGEST_WORD)];
  const characters = [...run];
  if (characters.length === 1) return [run];
  // Two by two: every part of the run of two characters or more is found by them.
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

/**
 * Lists the terms that a text is found by, each once and in its order: words of letters and digits,
 * and Chinese two characters at a time, or a single one where it is alone. A search result contains
 * all of its terms.
 */
export const searchTerms = (text: string): string[] => [
  ...new Set(searchRuns(text).flatMap(termsOfRun)),
];

/** A part of a text, and whether the search found it by that part. */
export interface MarkedPart {
  text: string;
  marked: boolean;
}

const isLetter = (character: string | undefined) => /^[a-z]$/.test(character ?? '');

/** Position behind a term that begins at this one; 0 where none does. A sign may join its letters. */
const matchEnd = (term: string, text: readonly string[], start: number): number => {
  const letters = [...term];
  // One letter is a word where it stands alone.
  const isAlone = !isLetter(text[start - 1]) && !isLetter(text[start + 1]);
  if (letters.length === 1 && isLetter(term) && !isAlone) return 0;
  let at = start;
  for (const [index, letter] of letters.entries()) {
    if (index > 0 && !isChinese(term) && text[at] !== letter && /^[-_. ]$/.test(text[at] ?? ''))
      at += 1;
    if (text[at] !== letter) return 0;
    at += 1;
  }
  return at;
};

/** A text in parts, those marked that hold a term of what was searched for. */
export const markedParts = (text: string, sought: string): MarkedPart[] => {
  const characters = [...text];
  // Folding may change how long a character is: each unit of the folded text knows whose it is.
  const units = characters.map(foldText);
  const owners = units.flatMap((unit, index) => Array.from(unit, () => index));
  const whole = [...units.join('')];
  const marked = new Set<number>();
  for (const term of searchTerms(sought)) {
    whole.forEach((_, start) => {
      const end = matchEnd(term, whole, start);
      for (let at = start; at < end; at += 1) marked.add(owners[at] ?? -1);
    });
  }
  // A name is marked with the signs that join its words.
  characters.forEach((character, index) => {
    if (/^[-_.]$/.test(character) && marked.has(index - 1) && marked.has(index + 1))
      marked.add(index);
  });
  const parts: MarkedPart[] = [];
  characters.forEach((character, index) => {
    const last = parts.at(-1);
    if (last?.marked === marked.has(index)) last.text += character;
    else parts.push({ text: character, marked: marked.has(index) });
  });
  return parts;
};
