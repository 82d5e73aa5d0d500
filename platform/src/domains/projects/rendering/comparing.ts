import { diffArrays, diffLines } from 'diff';
import type { NotebookChange } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { comparisonLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { cellsOf } from './nbformat.ts';
import { readNotebook } from './reading.ts';
import { recordOf, textOf } from './values.ts';

type CellChange = NotebookChange['Cells'][number];

interface Cell {
  kind: 'CODE' | 'MARKDOWN';
  source: string;
}

const { lines: MAX_LINES, line: LONGEST, ms: TIMEOUT } = comparisonLimits;

/** Answers what the author of a notebook writes; outputs are what a run makes of it. */
const writtenIn = (bytes: Uint8Array): Cell[] =>
  (cellsOf(readNotebook(bytes)) ?? []).flatMap((value): Cell[] => {
    const cell = recordOf(value);
    const source = textOf(cell.source);
    if (cell.cell_type === 'code') return [{ kind: 'CODE', source }];
    return cell.cell_type === 'markdown' ? [{ kind: 'MARKDOWN', source }] : [];
  });

const linesOf = (text: string, mark: '+' | '-' | ' '): string[] => {
  if (text === '') return [];
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((line) =>
    `${mark}${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}`.toWellFormed(),
  );
};

const whole = ({ kind, source }: Cell, Change: 'ADDED' | 'REMOVED'): CellChange => ({
  Kind: kind,
  Change,
  Count: 1,
  Lines: linesOf(source, Change === 'ADDED' ? '+' : '-'),
});

/** A cell that was rewritten, line by line; null where that takes too long to find out. */
const rewritten = (before: Cell, after: Cell): CellChange | null => {
  // A last line without an end is the same as one with it.
  const parts = diffLines(`${before.source}\n`, `${after.source}\n`, { timeout: TIMEOUT });
  if (!parts) return null;
  const Lines = parts.flatMap(({ value, added, removed }) =>
    linesOf(value, added ? '+' : removed ? '-' : ' '),
  );
  return { Kind: after.kind, Change: 'CHANGED', Count: 1, Lines };
};

/** Cells that went beside those that came in their place: of the same kind, one became the other. */
const replaced = (gone: readonly Cell[], come: readonly Cell[]): CellChange[] => {
  const changes: CellChange[] = [];
  const rest = [...come];
  for (const before of gone) {
    const at = rest.findIndex(({ kind }) => kind === before.kind);
    const after = rest[at];
    const change = after && rewritten(before, after);
    if (!change) {
      changes.push(whole(before, 'REMOVED'));
      continue;
    }
    changes.push(
      ...rest
        .splice(0, at + 1)
        .slice(0, -1)
        .map((cell) => whole(cell, 'ADDED')),
      change,
    );
  }
  return [...changes, ...rest.map((cell) => whole(cell, 'ADDED'))];
};

/** Leaves out what is beyond the lines that a reader can take in. */
const bounded = (cells: readonly CellChange[]): { Cells: CellChange[]; Cut: boolean } => {
  const Cells: CellChange[] = [];
  let left = MAX_LINES;
  for (const cell of cells) {
    if (left <= 0) return { Cells, Cut: true };
    Cells.push({ ...cell, Lines: cell.Lines.slice(0, left) });
    left -= Math.max(1, cell.Lines.length);
  }
  return { Cells, Cut: left < 0 };
};

/**
 * Answers what became of a notebook's cells, in their order; those that stayed are counted
 * together.
 */
export const compareNotebooks = (
  before: Uint8Array,
  after: Uint8Array,
): Pick<NotebookChange, 'Cells' | 'Cut'> => {
  const keyOf = ({ kind, source }: Cell) => `${kind} ${source}`;
  const [old, fresh] = [writtenIn(before), writtenIn(after)];
  const parts = diffArrays(old.map(keyOf), fresh.map(keyOf), { timeout: TIMEOUT });
  if (!parts) return bounded(replaced(old, fresh));
  const cells: CellChange[] = [];
  let [oldAt, freshAt] = [0, 0];
  let gone: Cell[] = [];
  for (const { value, added, removed } of parts) {
    const count = value.length;
    if (removed) {
      gone = old.slice(oldAt, (oldAt += count));
      continue;
    }
    const come = added ? fresh.slice(freshAt, freshAt + count) : [];
    freshAt += count;
    cells.push(...replaced(gone, come));
    gone = [];
    if (added) continue;
    oldAt += count;
    cells.push({ Kind: null, Change: 'SAME', Count: count, Lines: [] });
  }
  return bounded([...cells, ...replaced(gone, [])]);
};
