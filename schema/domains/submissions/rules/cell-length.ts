import type { ValueKind } from './metrics/rows.ts';

/** Most characters of an id, a number or a label: none that means something is longer. */
export const LONGEST_VALUE = 1_000;
/** Most characters of a cell that holds many items: the mask of a large picture takes most of it. */
const LONGEST_ITEMS = 1_000_000;

const ofItems = new Set<ValueKind>(['list', 'gains', 'set', 'mask', 'text', 'textColumns']);

/** Most characters of a cell that metrics of these kinds read. */
export const longestCell = (kinds: readonly ValueKind[]): number =>
  kinds.some((kind) => ofItems.has(kind)) ? LONGEST_ITEMS : LONGEST_VALUE;

/** Says in Chinese that a cell is too long, looking at nothing else of it; null where it isn't. */
export const cellLengthProblem = (cell: string, longest = LONGEST_VALUE): string | null =>
  cell.length > longest ? `过长（${cell.length}个字符，最多${longest}个）` : null;

/** A column that a result is read from. */
interface PlacedColumn {
  name: string;
  /** Its place in the file. */
  place: number;
  /** Most characters of its cells. */
  longest: number;
}

/** Says which cell of a row is too long, before any is looked at more closely. */
export const rowLengthProblem = (
  cells: readonly string[],
  columns: readonly PlacedColumn[],
): string | null => {
  for (const { name, place, longest } of columns) {
    const long = cellLengthProblem(cells[place] ?? '', longest);
    if (long !== null) return `${name} ${long}`;
  }
  return null;
};
