import { escapeHtml } from '../../../http/escape-html.ts';

const KEYWORDS =
  'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield';

const TOKEN = new RegExp(
  [
    '(?<comment>#[^\\n]*)',
    '(?<string>[fFrRbB]{0,2}(?:"""[\\s\\S]*?"""|\'\'\'[\\s\\S]*?\'\'\'|"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\'))',
    `(?<keyword>\\b(?:${KEYWORDS.replaceAll(' ', '|')})\\b)`,
    '(?<number>\\b\\d[\\d_.]*(?:e[+-]?\\d+)?\\b)',
  ].join('|'),
  'g',
);

/** Python with its comments, strings, keywords and numbers set apart by classes. */
export const highlightPython = (source: string): string => {
  let html = '';
  let start = 0;
  for (const match of source.matchAll(TOKEN)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += escapeHtml(source.slice(start, match.index));
    html += `<span class="code-${kind ?? ''}">${escapeHtml(match[0])}</span>`;
    start = match.index + match[0].length;
  }
  return html + escapeHtml(source.slice(start));
};
