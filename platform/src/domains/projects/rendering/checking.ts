import { createHash } from 'node:crypto';
import { notebookFileLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { measuredJson } from '#files/measured-json.ts';
import { languageOf } from '../language.ts';
import { modulesOf } from './modules.ts';
import { cellsOf } from './nbformat.ts';
import { renderCells } from './notebook.ts';
import { type CellPassage, passagesOf } from './passages.ts';
import { readNotebook, unreadableReason } from './reading.ts';
import { recordOf } from './values.ts';

/** Facts about a notebook's file once it was looked at, or the reason that it can't be taken. */
export type CheckedNotebook =
  | { hash: string; language: string | null; passages: CellPassage[]; modules: string[] }
  | { problem: string };

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
  if (measuredJson(bytes).nesting > nesting)
    return { problem: `笔记本的内容嵌套过深，最多${nesting}层` };
  const notebook = parsed(bytes);
  if (notebook === undefined) return { problem: unreadableReason(bytes) };
  const problem = problemOf(notebook);
  if (problem !== null) return { problem };
  if (pageBytes !== undefined && isTooLarge(notebook, pageBytes))
    return { problem: '笔记本的输出太大，无法显示，请清除部分输出后再上传' };
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    language: languageOf(notebook),
    passages: passagesOf(cellsOf(notebook) ?? []),
    modules: modulesOf(cellsOf(notebook) ?? []),
  };
};
