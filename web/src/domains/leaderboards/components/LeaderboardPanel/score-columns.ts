import { scoreColumnText } from '@whaletide/schema/shared/rules/scores.ts';
import type { BoardRow } from './rows.ts';

/** A column of scores: its header, and what makes the texts of its cells, which line up. */
export interface ScoreColumn {
  title: string;
  textOf: (score: number) => string;
}

/** A row's score in a column, from the first that ranks; undefined where it has none. */
const scoreAt = (
  { score, furtherScores }: Pick<BoardRow, 'score' | 'furtherScores'>,
  column: number,
): number | undefined => (column === 0 ? score : furtherScores[column - 1]);

/** The text of a row's score in a column; a dash where it has none. */
export const scoreCell = (row: BoardRow, { textOf }: ScoreColumn, column: number): string => {
  const score = scoreAt(row, column);
  return score === undefined ? '—' : textOf(score);
};

/** The columns of scores: one, or those of the task's several. */
export const scoreColumns = (titles: readonly string[], rows: readonly BoardRow[]): ScoreColumn[] =>
  (titles.length > 1 ? titles : ['得分']).map((title, column) => ({
    title,
    textOf: scoreColumnText(rows.flatMap((row) => scoreAt(row, column) ?? [])),
  }));

/**
 * Tells which columns have room beside those of scores; what has none stands in the row that is
 * unfolded.
 *
 * @param ranged between which ranks teams can be is known: what says so comes before the rest
 */
export const roomBeside = (columns: readonly ScoreColumn[], ranged: boolean) => ({
  range: ranged && columns.length < 3,
  gap: ranged && columns.length < 3,
  members: !ranged && columns.length < 3,
  entries: !(ranged && columns.length < 3),
  best: columns.length < (ranged ? 2 : 4),
});
