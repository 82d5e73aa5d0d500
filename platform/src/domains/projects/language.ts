import { recordOf } from './rendering/values.ts';

const LANGUAGE = /^[a-z][\w+#.-]{0,19}$/;

/**
 * Answers the language of a notebook's kernel, as highlight.js names it; Python where it says
 * nothing, null where it can't be a language or there is no notebook.
 */
export const languageOf = (content: unknown): string | null => {
  if (content === undefined || content === null) return null;
  const { kernelspec, language_info: info } = recordOf(recordOf(content).metadata);
  const { language = recordOf(info).name } = recordOf(kernelspec);
  const name = typeof language === 'string' ? language.toLowerCase() : 'python';
  return LANGUAGE.test(name) ? name : null;
};
