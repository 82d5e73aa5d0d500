import { snippetLanguages } from '@whaletide/schema/domains/snippets/rules.ts';

const names: Record<string, string> = {
  python: 'Python',
  r: 'R',
  julia: 'Julia',
  sql: 'SQL',
  bash: 'Shell',
  javascript: 'JavaScript',
  json: 'JSON',
  text: '纯文本',
};

/** Answers the name of a language; an unknown one is its own name. */
export const languageName = (language: string): string => names[language] ?? language;

/** Lists the languages to choose from, with the one that the code came in. */
export const languageChoices = (own: string) =>
  [...new Set([...snippetLanguages, own])].map((value) => ({ value, label: languageName(value) }));
