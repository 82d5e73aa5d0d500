import Papa from 'papaparse';
import { formatDateTime } from '#lib/dates.ts';
import { scoreAt, scoreColumns } from './score-columns.ts';
import type { BoardRow } from './rows.ts';

/** Spreadsheets read UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A board as a CSV file, a column for each of its scores. Names of teams and members are strangers' texts: what a spreadsheet
 * would run as a formula is defused.
 */
export const boardCsv = (rows: readonly BoardRow[], scores: readonly string[] = []): string => {
  const shaken = rows.some(({ publicRank }) => publicRank !== null);
  const isSure = rows.every(({ rankLow }) => rankLow === null);
  const columns = scoreColumns(scores, rows);
  const titles = columns.map(({ title }) => title);
  const head = ['排名', '团队', '成员', ...titles, '提交次数', '最佳提交'];
  const lines = rows.map((row) => [
    row.rank,
    row.team?.name ?? '已解散的团队',
    row.team?.members?.map(({ name }) => name).join('、') ?? '',
    ...columns.map((_, column) => scoreAt(row, column) ?? ''),
    row.entries,
    formatDateTime(row.bestSubmittedAt),
    ...(shaken ? [row.publicRank ?? ''] : []),
    ...(isSure
      ? []
      : [row.rankLow ?? '', row.rankHigh ?? '', row.scoreLow ?? '', row.scoreHigh ?? '']),
  ]);
  const fields = [
    ...head,
    ...(shaken ? ['Public 榜排名'] : []),
    ...(isSure ? [] : ['名次下限', '名次上限', '得分下限', '得分上限']),
  ];
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data: lines }, { escapeFormulae: true });
};
