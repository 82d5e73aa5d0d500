import { markdownToHtml } from './markdown.ts';
import { renderOutput } from './outputs.ts';
import { pageBefore, pageAfter } from './page.ts';
import { languageOf } from '../language.ts';
import { highlightCode } from './code.ts';
import { cellsOf } from './nbformat.ts';
import { readNotebook } from './reading.ts';
import { listOf, recordOf, textOf } from './values.ts';

/** A notebook as its file holds it, whatever is in it. */
export interface NotebookSource {
  name: string;
  bytes: Uint8Array;
}

/** The page that shows the notebook makes it seen, where code can be shared from there. */
const shareButton = (language: string): string =>
  `<button type="button" class="share" value="${language}" hidden>分享代码片段</button>`;

const renderCode = (cell: Record<string, unknown>, language: string): string => {
  const { execution_count: run } = cell;
  const number = typeof run === 'number' ? String(run) : ' ';
  return [
    `<section class="cell code"><div class="head"><span class="prompt" aria-hidden="true">[${number}]</span>${shareButton(language)}</div>`,
    `<pre class="source" tabindex="0"><code>${highlightCode(textOf(cell.source), language)}</code></pre>`,
    ...listOf(cell.outputs).map(renderOutput),
    '</section>',
  ].join('');
};

/** Numbers headings, by which the page that shows the notebook finds them. */
const headingNumbers = () => {
  let count = 0;
  // Markdown's own alone: HTML within it is text, and no other heading comes without attributes.
  return (html: string): string =>
    html.replaceAll(/<h([1-6])>/g, (_, level: string) => {
      count += 1;
      return `<h${level} id="heading-${count}">`;
    });
};

const renderCell = (
  value: unknown,
  language: string,
  numbered: (html: string) => string,
): string => {
  const cell = recordOf(value);
  if (cell.cell_type === 'code') return renderCode(cell, language);
  if (cell.cell_type !== 'markdown') return '';
  const html = markdownToHtml(textOf(cell.source), cell.attachments);
  return `<section class="cell markdown">${numbered(html)}</section>`;
};

/** A notebook's page, piece by piece; of what is no notebook, an empty one. */
export function* renderCells(name: string, content: unknown): Generator<string> {
  yield pageBefore(name);
  let empty = true;
  const language = languageOf(content) ?? 'text';
  const numbered = headingNumbers();
  for (const cell of cellsOf(content) ?? []) {
    const html = renderCell(cell, language, numbered);
    if (html === '') continue;
    empty = false;
    yield `${html}\n`;
  }
  if (empty) yield '<p class="empty">这个笔记本还没有内容</p>';
  yield pageAfter;
}

/** A notebook as a page of its own, cell by cell: code with its outputs, in their order. */
export const renderNotebook = ({ name, bytes }: NotebookSource): Generator<string> =>
  renderCells(name, readNotebook(bytes));
