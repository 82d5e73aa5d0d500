import type { SearchExcerpt } from '@whaletide/schema/domains/search/rest.ts';
import { isChinese } from '@whaletide/schema/domains/search/rules.ts';
import { isSingle, type Part } from './parts.ts';
import { normalizeQuery } from './simplified.ts';
import type { Passage, SearchEntry } from './store/source.ts';

/** Characters of an excerpt, and of what stands before the word in it. */
const LENGTH = 140;
const BEFORE = 40;
/** A word of letters that is shorter isn't one within another: cv in csv. */
const STANDS_ALONE = 4;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The look of a word in a text: signs may join its letters. */
const lookOf = (word: string): string => {
  const letters = [...normalizeQuery(word).replace(/[\s_.-]+/g, '')].map(escaped);
  if (isChinese(word)) return letters.join('');
  const whole = letters.join('[-_. ]?');
  return letters.length < STANDS_ALONE ? `(?<![a-z])${whole}(?![a-z])` : whole;
};

/** The words that are looked for, each with those that mean the same. */
export const looksOf = (parts: readonly Part[]): RegExp[] =>
  parts
    .filter(({ word }) => parts.length === 1 || !isSingle(word))
    .map(({ word, also }) => new RegExp([word, ...also].map(lookOf).join('|')));

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

/**
 * Finds the part of a thing's texts that has the most of the words that its title and description
 * lack; null where these have all, or nothing shows them as they were typed.
 */
export const excerptOf = (entry: SearchEntry, looks: readonly RegExp[]): SearchExcerpt | null => {
  const lead = compared(`${entry.title}\n${entry.description}`);
  const lacking = looks.filter((look) => !look.test(lead));
  if (lacking.length === 0) return null;
  let best: Held | null = null;
  for (const passage of [...namedOf(entry), ...entry.passages]) {
    const held = heldBy(passage, lacking);
    if (held.words > (best?.words ?? 0)) best = held;
    if (best?.words === lacking.length) break;
  }
  if (!best) return null;
  const { label = null, notebook = null, cell = null, isCode = false, floor = null } = best.passage;
  const Text = around(best.passage, best.at);
  return { Text, Label: label, Notebook: notebook, Cell: cell, IsCode: isCode, Floor: floor };
};
