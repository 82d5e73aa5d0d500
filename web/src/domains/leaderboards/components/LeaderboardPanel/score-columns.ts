import { decimalsOf } from '#lib/scores.ts';
import type { BoardRow } from './rows.ts';

/** A column of scores: its header, and the decimals that all of its cells show. */
export interface ScoreColumn {
  title: string;
  decimals: number;
}

/** A row's score in a column, from the first that ranks; undefined where it has none. */
export const scoreAt = (
  { score, furtherScores }: Pick<BoardRow, 'score' | 'furtherScores'>,
  column: number,
): number | undefined => (column === 0 ? score : furtherScores[column - 1]);

/** The columns of scores: one, or those of the task's several. */
export const scoreColumns = (titles: readonly string[], rows: readonly BoardRow[]): ScoreColumn[] =>
  (titles.length > 1 ? titles : ['得分']).map((title, column) => ({
    title,
    decimals: decimalsOf(rows.flatMap((row) => scoreAt(row, column) ?? [])),
  }));

/**
 * Tells which columns have room beside those of scores; what has none stands in the row that is
 * unfolded.
 */
export const roomBeside = (columns: readonly ScoreColumn[]) => ({
  members: columns.length < 3,
  best: columns.length < 4,
});
