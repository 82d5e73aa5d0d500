import { recordOf } from './rendering/values.ts';

const LANGUAGE = /^[a-z][\w+#.-]{0,19}$/;

/**
 * What a notebook's kernel speaks, as highlight.js names it; Python where it says nothing, null
 * for none that could be one, or no notebook.
 */
export const languageOf = (content: unknown): string | null => {
  if (content === undefined || content === null) return null;
  const { kernelspec, language_info: info } = recordOf(recordOf(content).metadata);
  const { language = recordOf(info).name } = recordOf(kernelspec);
  const name = typeof language === 'string' ? language.toLowerCase() : 'python';
  return LANGUAGE.test(name) ? name : null;
};
