import { createRequire } from 'node:module';

/** What we use of highlight.js. Its own types bring the browser's along, which platform hasn't. */
interface Highlighter {
  registerLanguage: (name: string, definition: unknown) => void;
  highlight: (source: string, options: { language: string }) => { value: string };
}

const require = createRequire(import.meta.url);
const highlighter = require('highlight.js/lib/core') as Highlighter;
highlighter.registerLanguage('python', require('highlight.js/lib/languages/python'));

/** Python with what it consists of set apart by highlight.js's classes. */
export const highlightPython = (source: string): string =>
  highlighter.highlight(source, { language: 'python' }).value;
