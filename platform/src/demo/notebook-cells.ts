/** Cells and outputs of nbformat 4, as small as a real notebook's are large. */

type Output = Record<string, unknown>;

export const markdown = (source: string) => ({ cell_type: 'markdown', metadata: {}, source });

export const codeCell = (run: number, source: string, outputs: Output[] = []) => ({
  cell_type: 'code',
  execution_count: run,
  metadata: {},
  source,
  outputs,
});

export const textOutput = (text: string): Output => ({
  output_type: 'stream',
  name: 'stdout',
  text,
});

export const dataOutput = (data: Record<string, unknown>): Output => ({
  output_type: 'display_data',
  metadata: {},
  data,
});

/** Makes the output that an interpreter prints of an exception, in its colours. */
export const exceptionOutput = (ename: string, evalue: string, source: string): Output => ({
  output_type: 'error',
  ename,
  evalue,
  traceback: [
    '\u001b[31m---------------------------------------------------------------------------\u001b[39m',
    `\u001b[31m${ename}\u001b[39m                                  Traceback (most recent call last)`,
    `\u001b[36mCell\u001b[39m\u001b[36m \u001b[39m\u001b[32mIn[5]\u001b[39m\u001b[32m, line 1\u001b[39m\n\u001b[32m----> 1\u001b[39m ${source}`,
    `\u001b[1;31m${ename}\u001b[0m: ${evalue}`,
  ],
});

/** A data frame as a notebook shows it. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): Output =>
  dataOutput({
    'text/html': [
      '<table border="1" class="dataframe"><thead><tr><th></th>',
      ...columns.map((name) => `<th>${name}</th>`),
      '</tr></thead><tbody>',
      ...rows.map(
        ([head = '', ...cells]) =>
          `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      ),
      '</tbody></table>',
    ].join(''),
    'text/plain': columns.join('  '),
  });

export const chart = (svg: string): Output =>
  dataOutput({ 'image/svg+xml': svg, 'text/plain': '<Figure size 560x320>' });

/** A plot of Plotly, as its renderer for notebooks writes it. */
export const plot = (data: readonly object[], layout: object): Output =>
  dataOutput({ 'application/vnd.plotly.v1+json': { data, layout, config: {} } });

/** A notebook of the demo, as its file will hold it. */
export interface DemoNotebook {
  name: string;
  content: unknown;
}

export const notebook = (name: string, cells: readonly object[]) => ({
  name,
  content: {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python' },
    },
    cells,
  },
});
