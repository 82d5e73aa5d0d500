import { markdownToHtml } from './markdown.ts';
import { renderOutputs } from './outputs.ts';
import { headingNumbers } from './headings.ts';
import { hiddenOf } from './hidden.ts';
import type { Macros } from './maths.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
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

/** The page that shows the notebook makes them seen, where they can do something. */
const buttons = (language: string): string =>
  `<span class="tools"><button type="button" class="copy" hidden>复制</button><button type="button" class="share" value="${language}" hidden>分享代码片段</button></span>`;

/** A part of a cell that can be folded; what its author hid begins so. */
const fold = (name: string, isHidden: boolean, html: string): string =>
  `<details class="fold"${isHidden ? '' : ' open'}><summary>${name}</summary>${html}</details>`;

/** State that a notebook's cells share while they are drawn. */
interface Drawing {
  language: string;
  macros: Macros;
  numbered: (html: string) => string;
}

const renderCode = (cell: Record<string, unknown>, { language, macros }: Drawing): string => {
  const { execution_count: run } = cell;
  const number = typeof run === 'number' ? String(run) : ' ';
  const source = textOf(cell.source);
  const hidden = hiddenOf(cell);
  const code = `<pre class="source" tabindex="0"><code>${highlightCode(source, language)}</code></pre>`;
  const outputs = renderOutputs(listOf(cell.outputs), macros);
  return [
    `<section class="cell code"><div class="head"><span class="prompt" aria-hidden="true">[${number}]</span>${buttons(language)}</div>`,
    fold('代码', hidden.code, code),
    outputs && fold('输出', hidden.outputs, outputs),
    '</section>',
  ].join('');
};

const renderCell = (value: unknown, drawing: Drawing): string => {
  const cell = recordOf(value);
  const source = textOf(cell.source);
  switch (cell.cell_type) {
    case 'code':
      return renderCode(cell, drawing);
    case 'markdown': {
      const { macros, numbered } = drawing;
      const html = markdownToHtml(source, { attachments: cell.attachments, macros });
      return `<section class="cell markdown">${numbered(html)}</section>`;
    }
    case 'raw':
      return source.trim() === ''
        ? ''
        : `<section class="cell raw"><pre tabindex="0">${escapeHtml(source)}</pre></section>`;
    default:
      return '';
  }
};

/** A notebook's page, piece by piece; of what is no notebook, an empty one. */
export function* renderCells(name: string, content: unknown): Generator<string> {
  yield pageBefore(name);
  let empty = true;
  const language = languageOf(content) ?? 'text';
  const drawing = { language, macros: {}, numbered: headingNumbers() };
  for (const cell of cellsOf(content) ?? []) {
    const html = renderCell(cell, drawing);
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
