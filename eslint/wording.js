/** Words that make an opening which only says something to readers who know the thing already. */
export const RELATIVE =
  /^(?:What|Whether|Who|Whom|Whose|Whoever|Nobody|Where|Which|When|How|Those|That|Of|For|So long|As if)\b/;

/** The same for comments within code, where a condition or a place may come first. */
export const RELATIVE_INLINE = /^(?:What|Who|Whom|Whose|Whoever|Nobody|Those|Of|So long)\b/;

/** Words that readers stumble over, and what says the same plainly. */
const PLAINER = {
  anew: 'again',
  nobody: 'no one, or the passive voice',
  whoever: 'a member who, a caller that',
  whomever: 'a member whom',
};
const STUMBLING = new RegExp(`\\b(?:${Object.keys(PLAINER).join('|')})\\b`, 'gi');

export const plainWordsMessage = 'Say it plainly: not “{{word}}” but {{plainer}}.';

/** Finds the words of a text that have a plainer one, as data of the message. */
export const stumblingIn = (text) =>
  Array.from(text.matchAll(STUMBLING), ([word]) => ({
    word,
    plainer: PLAINER[word.toLowerCase()],
  }));
