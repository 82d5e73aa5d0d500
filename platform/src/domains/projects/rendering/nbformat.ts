import { listOf, recordOf, textOf } from './values.ts';

/** Names that nbformat 3 gives to the kinds of content in an output. */
const types: Record<string, string> = {
  text: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  latex: 'text/latex',
  json: 'application/json',
};

const outputOf = (value: unknown): unknown => {
  const output = recordOf(value);
  const { output_type: type } = output;
  if (type === 'pyerr') return { ...output, output_type: 'error' };
  if (type === 'stream') return { ...output, name: output.stream };
  if (type !== 'pyout' && type !== 'display_data') return output;
  const data = Object.entries(types).flatMap(([key, mime]): [string, unknown][] =>
    output[key] === undefined ? [] : [[mime, output[key]]],
  );
  return { output_type: 'display_data', data: Object.fromEntries(data) };
};

/** A cell of nbformat 3 as nbformat 4 writes it. */
const modern = (value: unknown): unknown => {
  const cell = recordOf(value);
  if (cell.cell_type === 'heading') {
    const level = Math.min(6, Math.max(1, Number(cell.level) || 1));
    return { cell_type: 'markdown', source: `${'#'.repeat(level)} ${textOf(cell.source)}` };
  }
  if (cell.cell_type !== 'code') return cell;
  return {
    cell_type: 'code',
    execution_count: cell.prompt_number,
    source: cell.input,
    outputs: listOf(cell.outputs).map(outputOf),
  };
};

/** A notebook's cells, as nbformat 4 has them; null for what has no list of them. */
export const cellsOf = (value: unknown): unknown[] | null => {
  const { nbformat, cells, worksheets } = recordOf(value);
  if (nbformat !== 3) return Array.isArray(cells) ? cells : null;
  if (!Array.isArray(worksheets)) return null;
  return worksheets.flatMap((sheet) => listOf(recordOf(sheet).cells)).map(modern);
};
