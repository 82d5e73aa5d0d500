import type { SearchExcerpt } from '@whaletide/schema/domains/search/rest.ts';
import { isChinese, searchTerms } from '@whaletide/schema/domains/search/rules.ts';
import { isSingle, type Part } from './parts.ts';
import { normalizeQuery } from './simplified.ts';
import type { Passage, SearchEntry } from './store/source.ts';

/** Characters of an excerpt, and of what stands before the word in it. */
const LENGTH = 140;
const BEFORE = 40;
/** A word of letters that is shorter isn't one within another: cv in csv. */
const STANDS_ALONE = 4;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * The look of a word in a text: signs may join its letters. One that is typed stands for all that
 * begin with it.
 */
const lookOf = (word: string, isTyped = false): string => {
  const letters = [...normalizeQuery(word).replace(/[\s_.-]+/g, '')].map(escaped);
  if (isChinese(word)) return letters.join('');
  const whole = letters.join('[-_. ]?');
  if (letters.length >= STANDS_ALONE) return whole;
  return `(?<![a-z])${whole}${isTyped ? '' : '(?![a-z])'}`;
};

/** A word that is looked for, with those that mean the same, and their pieces. */
interface Look {
  whole: RegExp;
  pieces: readonly RegExp[];
}

/** The pieces by which words are found, wherever each stands. */
const piecesOf = (words: readonly string[]): RegExp[] => {
  const terms = words.flatMap((word) => searchTerms(normalizeQuery(word)));
  return [...new Set(terms)]
    .filter((term) => !isSingle(term))
    .map((term) => new RegExp(escaped(term)));
};

/** The looks of the words that are looked for. */
export const looksOf = (parts: readonly Part[]): Look[] =>
  parts
    .filter(({ word }) => parts.length === 1 || !isSingle(word))
    .map(({ word, also }) => ({
      whole: new RegExp([lookOf(word, true), ...also.map((other) => lookOf(other))].join('|')),
      pieces: piecesOf([word, ...also]),
    }));

/** The text as it is compared, each character in its place; its simplified form where that has. */
const compared = (text: string): string => {
  const simplified = normalizeQuery(text);
  return simplified.length === text.length ? simplified : text.toLowerCase();
};

interface Held {
  passage: Passage & { label?: string };
  /** Position of the first of the words. */
  at: number;
  words: number;
}

const heldBy = (passage: Held['passage'], looks: readonly RegExp[]): Held => {
  const text = compared(passage.text);
  const places = looks.map((look) => text.search(look)).filter((at) => at >= 0);
  return { passage, at: Math.min(...places), words: places.length };
};

/** Text that stands around a place in a text, in one line; code from the beginning of its line. */
const around = ({ text, isCode = false }: Passage, at: number): string => {
  const start = isCode ? text.lastIndexOf('\n', at) + 1 : Math.max(0, at - BEFORE);
  const from = at - start > LENGTH ? at : start;
  const piece = text.slice(from, from + LENGTH).toWellFormed();
  const line = piece.replace(/\s+/g, ' ').trim();
  return `${from > 0 && !isCode ? '…' : ''}${line}${from + LENGTH < text.length ? '…' : ''}`;
};

/** Names that a thing is found by beside its texts, each under its name. */
const namedOf = ({ tags, authors, modules = [] }: SearchEntry): Held['passage'][] =>
  [
    { label: '标签', text: tags.join('、') },
    { label: '作者', text: authors.join('、') },
    { label: '导入', text: modules.join('、') },
  ].filter(({ text }) => text !== '');

/** The part of a thing's texts that has the most of these; null where none has any. */
const bestOf = (entry: SearchEntry, lacking: readonly RegExp[]): Held | null => {
  let best: Held | null = null;
  for (const passage of [...namedOf(entry), ...entry.passages]) {
    const held = heldBy(passage, lacking);
    if (held.words > (best?.words ?? 0)) best = held;
    if (best?.words === lacking.length) break;
  }
  return best;
};

/**
 * Finds the part of a thing's texts that has the most of the words that its title and description
 * lack, or of their pieces, where none has a word as it was typed; null where these have all.
 */
export const excerptOf = (entry: SearchEntry, looks: readonly Look[]): SearchExcerpt | null => {
  const lead = compared(`${entry.title}\n${entry.description}`);
  const isLacking = (look: RegExp) => !look.test(lead);
  const lacking = looks.filter(({ whole }) => isLacking(whole));
  const whole = lacking.map((look) => look.whole);
  const pieces = lacking.flatMap((look) => look.pieces).filter(isLacking);
  const best = bestOf(entry, whole) ?? bestOf(entry, pieces);
  if (!best) return null;
  const { label = null, notebook = null, cell = null, isCode = false, floor = null } = best.passage;
  const Text = around(best.passage, best.at);
  return { Text, Label: label, Notebook: notebook, Cell: cell, IsCode: isCode, Floor: floor };
};
