import { markdownToHtml } from './markdown.ts';
import { renderOutput } from './outputs.ts';
import { page } from './page.ts';
import { highlightPython } from './python.ts';
import { listOf, recordOf, textOf } from './values.ts';

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

/** A notebook of nbformat 4 as a page of its own: cells in their order, code with its outputs. */
export const renderNotebook = ({ name, content }: { name: string; content: unknown }): string => {
  const cells = listOf(recordOf(content).cells).map(renderCell).join('\n');
  return page(name, cells || '<p class="empty">这个笔记本还没有内容</p>');
};
