import { ansiToHtml } from './ansi.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { listOf, recordOf, textOf } from './values.ts';
import { markdownToHtml } from './markdown.ts';
import { pictureAddress } from './pictures.ts';
import { safeHtml } from './safe-html.ts';

const box = (kind: string, html: string): string => `<div class="output ${kind}">${html}</div>`;

/** A picture that an output holds; SVG as well, which as a picture can't run anything. */
const picture = (type: string, base64: string): string => {
  const address = pictureAddress(type, base64);
  return address === null ? '' : box('picture', `<img alt="输出的图" src="${address}">`);
};

/** What an output shows of its forms: the richest that is known. */
const shown: [type: string, show: (value: unknown) => string][] = [
  ['text/html', (value) => box('html', safeHtml(textOf(value)))],
  [
    'image/svg+xml',
    (value) => picture('image/svg+xml', Buffer.from(textOf(value)).toString('base64')),
  ],
  ['image/png', (value) => picture('image/png', textOf(value))],
  ['image/jpeg', (value) => picture('image/jpeg', textOf(value))],
  ['text/markdown', (value) => box('markdown', markdownToHtml(textOf(value)))],
  ['text/latex', (value) => box('markdown', markdownToHtml(textOf(value)))],
  ['application/json', (value) => box('text', pre(JSON.stringify(value, null, 2)))],
  ['text/plain', (value) => box('text', pre(textOf(value)))],
];

const pre = (text: string): string => `<pre tabindex="0">${ansiToHtml(text)}</pre>`;

const richest = (data: Record<string, unknown>): string => {
  const found = shown.find(([type]) => data[type] !== undefined);
  return found ? found[1](data[found[0]]) : '';
};

const traceback = (output: Record<string, unknown>): string => {
  const lines = listOf(output.traceback).map(textOf);
  const last = `${textOf(output.ename)}: ${textOf(output.evalue)}`;
  return box('error', pre(lines.length > 0 ? lines.join('\n') : last));
};

/** One output of a code cell: nbformat 4's stream, result, display and error. */
export const renderOutput = (value: unknown): string => {
  const output = recordOf(value);
  switch (output.output_type) {
    case 'stream':
      return box(output.name === 'stderr' ? 'stderr' : 'text', pre(textOf(output.text)));
    case 'execute_result':
    case 'display_data':
      return richest(recordOf(output.data));
    case 'error':
      return traceback(output);
    default:
      return box('text', escapeHtml('（不支持的输出）'));
  }
};
