import { markdownToHtml } from './markdown.ts';
import { renderOutput } from './outputs.ts';
import { pageBefore, pageAfter } from './page.ts';
import { highlightPython } from './python.ts';
import { listOf, recordOf, textOf } from './values.ts';

/** A notebook as its row holds it: nbformat 4's JSON as text, whatever is in it. */
export interface NotebookSource {
  name: string;
  json: string;
}

const renderCode = (cell: Record<string, unknown>): string => {
  const { execution_count: run } = cell;
  const number = typeof run === 'number' ? String(run) : ' ';
  return [
    `<section class="cell code"><div class="prompt" aria-hidden="true">[${number}]</div>`,
    `<pre class="source" tabindex="0"><code>${highlightPython(textOf(cell.source))}</code></pre>`,
    ...listOf(cell.outputs).map(renderOutput),
    '</section>',
  ].join('');
};

const renderCell = (value: unknown): string => {
  const cell = recordOf(value);
  const source = textOf(cell.source);
  if (cell.cell_type === 'code') return renderCode(cell);
  if (cell.cell_type === 'markdown')
    return `<section class="cell markdown">${markdownToHtml(source)}</section>`;
  return '';
};

/** A notebook as a page of its own, cell by cell: code with its outputs, in their order. */
export function* renderNotebook({ name, json }: NotebookSource): Generator<string> {
  yield pageBefore(name);
  let empty = true;
  for (const cell of listOf(recordOf(JSON.parse(json)).cells)) {
    const html = renderCell(cell);
    if (html === '') continue;
    empty = false;
    yield `${html}\n`;
  }
  if (empty) yield '<p class="empty">这个笔记本还没有内容</p>';
  yield pageAfter;
}
