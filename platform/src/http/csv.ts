import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import Papa from 'papaparse';

/** Excel reads UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

type Cell = string | number | null;
export type Line = readonly Cell[];

/** A table of any length: its columns, and its lines some at a time. */
export interface Table {
  columns: readonly string[];
  lines: AsyncIterable<readonly Line[]>;
}

/**
 * Lines of CSV. Names and answers are strangers' texts: what a spreadsheet would run as a formula
 * (= + - @) is defused; numbers stay numbers.
 */
const csvLines = (lines: readonly Line[]): string =>
  `${Papa.unparse(lines as Cell[][], { escapeFormulae: true })}\r\n`;

async function* chunks({ columns, lines }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  for await (const some of lines) if (some.length > 0) yield csvLines(some);
}

/** The table as a stream, read from the database no faster than it is taken. */
export const csvStream = (table: Table): Readable => Readable.from(chunks(table));

/** Sends CSV as a file of this name, for its reader alone. */
export const sendCsv = (reply: FastifyReply, name: string, csv: Readable | string): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(`${name.replace(/[\\/:*?"<>|]+/g, ' ')}.csv`)}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(csv);
