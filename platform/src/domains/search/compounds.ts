import { isChinese, searchRuns } from '@whaletide/schema/domains/search/rules.ts';

/** Longer ones are addresses and data, not words that anybody types. */
const MAX_WORD_LENGTH = 60;
/** From so many letters on, a part of a word is one. */
const MIN_WORD_LENGTH = 2;
/** Words with more changes between letters and digits are keys and hashes. */
const MOST_JOINTS = 3;

/** Words of letters and digits joined by signs: GPT-4o, pd.read_csv, text2sql. */
const COMPOUND = /[A-Za-z\d]+(?:[-_.][A-Za-z\d]+)*/g;
/** A name and its number apart: GPT 4o. */
const APART = /\b([A-Za-z]{2,30}) (\d[A-Za-z\d]{0,30})\b/g;
const JOINT = /(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g;
/** Beginnings of words in camelCase: LogisticRegression, XGBClassifier. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g;

const isWord = (term: string) => term.length >= MIN_WORD_LENGTH && term.length <= MAX_WORD_LENGTH;

/** Halves of a word at each change between letters and digits: text and 2sql, text2 and sql. */
const halves = (word: string): string[] => {
  const joints = [...word.matchAll(JOINT)].map(({ index }) => index);
  if (joints.length > MOST_JOINTS) return [];
  return joints.flatMap((at) => [word.slice(0, at), word.slice(at)]);
};

const joined = (name: string) => name.replace(/[-_.]/g, '');

/** The parts of a name by its points, and each two of them together: read_csv, pd.read_csv. */
const members = (name: string): string[] => {
  const parts = name.split('.');
  return [...parts, ...parts.slice(1).map((part, index) => `${parts[index]}.${part}`)];
};

const termsOfCompound = (word: string): string[] =>
  /[A-Za-z]/.test(word)
    ? [
        ...members(word)
          .filter((name) => /[-_.]/.test(name))
          .map(joined),
        ...word.split(/[-_.]/).flatMap(halves),
      ]
    : [];

const lower = (terms: readonly string[]) =>
  [...new Set(terms.map((term) => term.toLowerCase()))].filter(isWord);

/**
 * The further terms of a text's words of letters and digits: as one where signs join them, and in
 * halves where letters meet digits.
 */
export const compoundTerms = (text: string): string[] => {
  const plain = text.normalize('NFKC');
  const words = plain.match(COMPOUND) ?? [];
  const apart = [...plain.matchAll(APART)].map(([, name = '', number = '']) => name + number);
  return lower([...words.flatMap(termsOfCompound), ...apart]);
};

/** Words of programs themselves, which every notebook has. */
const KEYWORDS = new Set(
  `and as assert await break class continue def del elif else end except false finally for from function global if
   import in is lambda let none nonlocal not null or pass print raise return self true try while with yield`.split(
    /\s+/,
  ),
);

/**
 * The terms of code: its names with their parts by camelCase and snake_case, as one, and two by two
 * where a point joins them; and what its comments and texts say in Chinese.
 */
export const codeTerms = (code: string): string[] => {
  const words = code.match(COMPOUND) ?? [];
  const names = words.filter((word) => /[A-Za-z]{2}/.test(word));
  const parts = names.flatMap((name) => name.split(/[-_.]/));
  const humps = parts.flatMap((part) => part.split(HUMP));
  const terms = lower([...parts, ...humps, ...names.flatMap(termsOfCompound)]);
  const chinese = searchRuns(code).filter(isChinese);
  return [...terms.filter((term) => !KEYWORDS.has(term)), ...chinese];
};

/**
 * Lists what finds a name that is typed with its signs: itself as one word, since its parts may stand
 * anywhere. Null for what has none.
 */
export const nameTerms = (text: string): string[] | null => {
  if (!/^[a-z\d]+(?:[_.][a-z\d]+)+$/.test(text) || !/[a-z]/.test(text)) return null;
  const parts = text.split('.');
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  const terms = (pairs.length > 0 ? pairs : [text]).map(joined);
  return terms.every(isWord) ? terms : null;
};
