import { recordOf, textOf } from './values.ts';

/** A cell's beginning, as the search finds it and says where it stands. */
export interface CellPassage {
  /** Number of the cell on the notebook's page, from 1. */
  cell: number;
  isCode: boolean;
  text: string;
}

/** So many characters of a notebook's texts, and of its code, are searched. */
const MAX_CHARACTERS = { text: 10_000, code: 10_000 };

/** A picture that stands within a text: its letters aren't searched. */
const PICTURE = /data:[\w+./-]{1,100};base64,[\w+/=]*/g;

/** A text as a database keeps it. */
const kept = (text: string, most: number) =>
  text.slice(0, most).replaceAll('\0', '').toWellFormed();

/** Tells whether a cell stands on the page (notebook.ts). */
const isDrawn = ({ cell_type: type, source }: Record<string, unknown>): boolean =>
  type === 'code' || type === 'markdown' || (type === 'raw' && textOf(source).trim() !== '');

/** Lists the beginning of what a notebook's cells say, texts and code each up to their limit. */
export const passagesOf = (cells: readonly unknown[]): CellPassage[] => {
  const room = { ...MAX_CHARACTERS };
  const passages: CellPassage[] = [];
  const drawn = cells.map(recordOf).filter(isDrawn);
  drawn.forEach(({ cell_type: type, source }, index) => {
    if (type === 'raw') return;
    const isCode = type === 'code';
    const part = isCode ? 'code' : 'text';
    if (room[part] <= 0) return;
    const text = kept(textOf(source).replace(PICTURE, '').trim(), room[part]);
    if (text === '') return;
    room[part] -= text.length;
    passages.push({ cell: index + 1, isCode, text });
  });
  return passages;
};
