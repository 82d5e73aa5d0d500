import { createRequire } from 'node:module';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/**
 * Part of highlight.js that we use. Its own types bring the browser's along, which platform hasn't.
 */
interface Highlighter {
  registerLanguage: (name: string, definition: unknown) => void;
  getLanguage: (name: string) => object | undefined;
  highlight: (source: string, options: { language: string }) => { value: string };
}

/**
 * Languages that kernels of notebooks and the magics of their cells use; each brings its aliases.
 */
const languages =
  'bash c cpp csharp css fsharp go haskell java javascript json julia kotlin latex lua markdown matlab perl php powershell python r ruby rust scala sql swift typescript xml yaml'.split(
    ' ',
  );

const require = createRequire(import.meta.url);
const highlighter = require('highlight.js/lib/core') as Highlighter;
for (const name of languages)
  highlighter.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));

/** As IPython names what isn't called so elsewhere. */
const magics: Record<string, string> = {
  bigquery: 'sql',
  cython: 'python',
  pypy: 'python',
  python2: 'python',
  python3: 'python',
  script: 'bash',
  svg: 'xml',
};

const MAGIC = /^\s*%%(\w{1,30})[^\n]*(?:\n|$)/;

const highlight = (source: string, language: string): string =>
  highlighter.getLanguage(language)
    ? highlighter.highlight(source, { language }).value
    : escapeHtml(source);

/**
 * Code with what it consists of set apart by highlight.js's classes; as it is where that doesn't
 * know the language. In Python a first line such as `%%sql` says what the lines below it are.
 */
export const highlightCode = (source: string, language: string): string => {
  const [line = '', magic = ''] =
    language === 'python' ? (MAGIC.exec(source) ?? []) : ([] as string[]);
  const name = magic.toLowerCase();
  const named = Object.hasOwn(magics, name) ? magics[name] : name;
  const rest = named && highlighter.getLanguage(named) ? named : language;
  return `${escapeHtml(line)}${highlight(source.slice(line.length), rest)}`;
};
