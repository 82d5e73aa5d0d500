import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { animationIn } from './animations.ts';
import { ansiToHtml } from './ansi.ts';
import { latexToHtml, markdownToHtml } from './markdown.ts';
import type { Macros } from './maths.ts';
import { PICTURE_ADDRESS, pictureAddress, svgAddress, withPictures } from './pictures.ts';
import { withPlot } from './plots.ts';
import { safeHtml } from './safe-html.ts';
import { terminalText } from './terminal.ts';
import { ANIMATION, interactiveName, NEEDS_SCRIPT, unshownText } from './unshown.ts';
import { listOf, recordOf, textOf } from './values.ts';

/** Lines of a text that are seen at once; a longer one shows its beginning. */
const LONG = 40;
const BEGINNING = 25;

const box = (kind: string, html: string): string => `<div class="output ${kind}">${html}</div>`;

const pre = (text: string): string => `<pre tabindex="0">${ansiToHtml(text)}</pre>`;

/** A text of a terminal; the rest of a long one is folded. */
const longText = (source: string): string => {
  const text = terminalText(source);
  const lines = text.split('\n');
  if (lines.length <= LONG) return pre(text);
  const rest = lines.length - BEGINNING;
  return `${pre(lines.slice(0, BEGINNING).join('\n'))}<details class="rest"><summary>展开其余 ${rest} 行</summary>${pre(lines.slice(BEGINNING).join('\n'))}</details>`;
};

const RASTERS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];

/** A size that the notebook gives a picture, in CSS pixels. */
const sizeOf = (metadata: unknown, type: string): string => {
  const { width, height } = recordOf(recordOf(metadata)[type]);
  const attribute = (name: string, value: unknown) =>
    typeof value === 'number' && value > 0 && value < 10_000
      ? ` ${name}="${Math.round(value)}"`
      : '';
  return attribute('width', width) + attribute('height', height);
};

const picture = (address: string, size: string): string =>
  box('picture', `<img alt="输出的图" src="${address}"${size}>`);

/** The still picture of an output; SVG as well, which as a picture can't run anything. */
const stillOf = (data: Record<string, unknown>, metadata: unknown): string | null => {
  const svg = textOf(data['image/svg+xml']);
  if (svg.includes('<svg')) return picture(svgAddress(svg), sizeOf(metadata, 'image/svg+xml'));
  for (const type of RASTERS) {
    const address = data[type] === undefined ? null : pictureAddress(type, textOf(data[type]));
    if (address !== null && address.length > `data:${type};base64,`.length)
      return picture(address, sizeOf(metadata, type));
  }
  return null;
};

/** Pictures that only a script would fill. */
const UNNAMED = /<img(?![^<>]* src=)[^<>]*>/g;

const SEEN = /<(img|hr|input)\b/;

/** HTML that shows something once it is cleaned; null where nothing is left. */
const htmlOf = (value: unknown): string | null => {
  const source = textOf(value);
  // An estimator of scikit-learn draws itself by styles alone: its text says the same.
  if (source === '' || source.includes('sk-top-container')) return null;
  const html = withPictures(safeHtml(source, PICTURE_ADDRESS).replaceAll(UNNAMED, ''));
  return SEEN.test(html) || html.replaceAll(/<[^<>]*>/g, '').trim() !== ''
    ? box('html', html)
    : null;
};

const textual = (data: Record<string, unknown>, macros: Macros): string | null => {
  const markdown = textOf(data['text/markdown']);
  if (markdown) return box('markdown', markdownToHtml(markdown, { macros }));
  const latex = latexToHtml(textOf(data['text/latex']), macros);
  return latex === null ? null : box('markdown', latex);
};

const plainOf = (data: Record<string, unknown>): string | null => {
  const json = Object.entries(data).find(([type]) => /^application\/(geo\+)?json$/.test(type));
  if (json) return box('text', longText(JSON.stringify(json[1], null, 2)));
  const plain = textOf(data['text/plain']);
  return plain === '' ? null : box('text', longText(plain));
};

const unshown = (data: Record<string, unknown>): string =>
  box('unshown', `<p class="note">${escapeHtml(unshownText(data))}</p>`);

/** The first frame of an animation, with a line that says what it was. */
const animated = (data: Record<string, unknown>): string => {
  const { frames, first } = animationIn(textOf(data['text/html']));
  if (first === null) return unshown(data);
  const note = `此处是 ${ANIMATION}，共 ${frames} 帧，这里只显示第一帧，可以下载笔记本后查看`;
  return picture(first, '') + box('unshown', `<p class="note">${escapeHtml(note)}</p>`);
};

/** Draws the richest form of an output that needs no script, else a line that names its kind. */
const richest = (data: Record<string, unknown>, metadata: unknown, macros: Macros): string => {
  const name = interactiveName(data);
  if (name === ANIMATION) return stillOf(data, metadata) ?? animated(data);
  if (name !== null && name !== NEEDS_SCRIPT) {
    // A widget's text is all that it was: a bar of progress, a table.
    const plain = name === '交互控件' ? (plainOf(data) ?? '') : '';
    return withPlot(data, stillOf(data, metadata) ?? unshown(data) + plain);
  }
  return (
    htmlOf(data['text/html']) ??
    textual(data, macros) ??
    stillOf(data, metadata) ??
    plainOf(data) ??
    unshown(data)
  );
};

const traceback = (output: Record<string, unknown>): string => {
  const lines = listOf(output.traceback).map(textOf);
  const last = `${textOf(output.ename)}: ${textOf(output.evalue)}`;
  return box('error', longText(lines.length > 0 ? lines.join('\n') : last));
};

/** One output of a code cell: nbformat 4's stream, result, display and error. */
const renderOutput = (output: Record<string, unknown>, macros: Macros): string => {
  switch (output.output_type) {
    case 'stream':
      return box(output.name === 'stderr' ? 'stderr' : 'text', longText(textOf(output.text)));
    case 'execute_result':
    case 'display_data':
      return richest(recordOf(output.data), output.metadata, macros);
    case 'error':
      return traceback(output);
    default:
      return box('text', escapeHtml('（不支持的输出）'));
  }
};

/** Outputs of a cell; what was written to one stream piece by piece is one text. */
export const renderOutputs = (values: readonly unknown[], macros: Macros): string => {
  const outputs: Record<string, unknown>[] = [];
  for (const output of values.map(recordOf)) {
    const last = outputs.at(-1);
    if (
      output.output_type === 'stream' &&
      last?.output_type === 'stream' &&
      last.name === output.name
    )
      outputs[outputs.length - 1] = { ...last, text: textOf(last.text) + textOf(output.text) };
    else outputs.push(output);
  }
  return outputs.map((output) => renderOutput(output, macros)).join('');
};
