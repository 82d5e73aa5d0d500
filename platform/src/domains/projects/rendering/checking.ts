import { createHash } from 'node:crypto';
import { notebookFileLimits } from '@whaletide/schema/rules/projects.ts';
import { languageOf } from '../language.ts';
import { cellsOf } from './nbformat.ts';
import { recordOf, textOf } from './values.ts';

/** What is known of a notebook's file once it was looked at, or why it can't be taken. */
export type CheckedNotebook =
  { hash: string; language: string | null; explained: string } | { problem: string };

/** As much of its texts as a search looks at. */
const EXPLAINED = 1_000;

const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** How deep a JSON's lists and objects stand in each other; counted without building them. */
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
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

const problemOf = (notebook: unknown): string | null => {
  if (notebook === undefined) return '笔记本的内容不是有效的 JSON，请从 Jupyter 重新导出';
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
    if (cell.cell_type === 'markdown') text += `${textOf(cell.source)} `;
    if (text.length > EXPLAINED) break;
  }
  return text.slice(0, EXPLAINED).replaceAll('\0', '').toWellFormed().trim();
};

/** Looks at a notebook's file as a whole; nobody else parses it before it is kept. */
export const checkNotebook = (bytes: Uint8Array): CheckedNotebook => {
  const { nesting } = notebookFileLimits;
  if (nestingOf(bytes) > nesting) return { problem: `笔记本的内容嵌套过深，最多${nesting}层` };
  const notebook = parsed(bytes);
  const problem = problemOf(notebook);
  if (problem !== null) return { problem };
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    language: languageOf(notebook),
    explained: explainedIn(cellsOf(notebook) ?? []),
  };
};
