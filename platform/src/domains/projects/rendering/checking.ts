import { createHash } from 'node:crypto';
import { notebookFileLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { languageOf } from '../language.ts';
import { modulesOf } from './modules.ts';
import { cellsOf } from './nbformat.ts';
import { renderCells } from './notebook.ts';
import { readNotebook, unreadableReason } from './reading.ts';
import { recordOf, textOf } from './values.ts';

/** Facts about a notebook's file once it was looked at, or the reason that it can't be taken. */
export type CheckedNotebook =
  | { hash: string; language: string | null; explained: string; modules: string[] }
  | { problem: string };

/** As much of its texts as a search looks at. */
const EXPLAINED = 10_000;

/** A picture that stands within a text: its letters aren't searched. */
const PICTURE = /data:[\w+./-]{1,100};base64,[\w+/=]*/g;

const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Measures how deep a JSON's lists and objects are nested, without building them. */
export const nestingOf = (bytes: Uint8Array): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(byte)) depth -= 1;
  }
  return deepest;
};

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return readNotebook(bytes);
  } catch {
    return undefined;
  }
};

const problemOf = (notebook: unknown): string | null => {
  const { nbformat } = recordOf(notebook);
  if (nbformat !== 3 && nbformat !== 4) return '只支持 nbformat 3 和 4 的笔记本';
  const cells = cellsOf(notebook);
  if (!cells) return '笔记本里没有单元格列表，请从 Jupyter 重新导出';
  const { cells: most } = notebookFileLimits;
  return cells.length > most ? `笔记本最多${most}个单元格` : null;
};

/** The beginning of what a notebook's texts explain, as a database keeps it. */
const explainedIn = (cells: readonly unknown[]): string => {
  let text = '';
  for (const value of cells) {
    const cell = recordOf(value);
    if (cell.cell_type === 'markdown') text += `${textOf(cell.source).replace(PICTURE, '')} `;
    if (text.length > EXPLAINED) break;
  }
  return text.slice(0, EXPLAINED).replaceAll('\0', '').toWellFormed().trim();
};

/** Tells whether its page is too large to be shown; draws it once, so that what is taken can be shown. */
const isTooLarge = (notebook: unknown, pageBytes: number): boolean => {
  let bytes = 0;
  for (const piece of renderCells('', notebook)) {
    bytes += Buffer.byteLength(piece);
    if (bytes > pageBytes) return true;
  }
  return false;
};

/**
 * Looks at a notebook's file as a whole, before anything else of it is parsed or kept.
 * @param pageBytes what its page may have at most; without it the page isn't made
 */
export const checkNotebook = (bytes: Uint8Array, pageBytes?: number): CheckedNotebook => {
  const { nesting } = notebookFileLimits;
  if (nestingOf(bytes) > nesting) return { problem: `笔记本的内容嵌套过深，最多${nesting}层` };
  const notebook = parsed(bytes);
  if (notebook === undefined) return { problem: unreadableReason(bytes) };
  const problem = problemOf(notebook);
  if (problem !== null) return { problem };
  if (pageBytes !== undefined && isTooLarge(notebook, pageBytes))
    return { problem: '笔记本的输出太大，无法显示，请清除部分输出后再上传' };
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    language: languageOf(notebook),
    explained: explainedIn(cellsOf(notebook) ?? []),
    modules: modulesOf(cellsOf(notebook) ?? []),
  };
};
