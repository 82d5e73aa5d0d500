import { pinyin } from 'pinyin-pro';
import { searchRuns } from '@whaletide/schema/domains/search/rules.ts';

/** Longer than anybody types a name by its sound. */
const LONGEST_SOUND = 60;

const HAN = /\p{Script=Han}+/gu;

/** The syllables of each run of Chinese characters in a text, without tones; ü is v. */
const syllablesOf = (text: string): string[][] =>
  searchRuns(text)
    .flatMap((run) => run.match(HAN) ?? [])
    .map((run) => pinyin(run, { toneType: 'none', type: 'array', v: true }));

/** A text's Chinese as it is typed by sound; empty where it has none. */
export const soundOf = (text: string): string => syllablesOf(text).flat().join('');

/**
 * Answers the sounds that a name is found by: from each of its syllables on, so that what is typed
 * is the beginning of one of these.
 */
export const soundsOf = (name: string): string[] =>
  syllablesOf(name).flatMap((syllables) =>
    syllables.map((_, start) => syllables.slice(start).join('').slice(0, LONGEST_SOUND)),
  );
