import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

type Column = Float64Array | readonly string[];

/** Rows as a program gets them: values by the name of their column. */
export interface MetricTable {
  count: number;
  truth: ReadonlyMap<string, Column>;
  prediction: ReadonlyMap<string, Column>;
}

type Call = (work: QuickJSHandle, ...args: QuickJSHandle[]) => QuickJSHandle;

/**
 * Puts rows into the engine. Each text goes there once; rows refer to it by a number.
 *
 * @param tools the functions of the prelude
 */
export const rowsInto = (context: QuickJSContext, tools: QuickJSHandle, call: Call) => {
  const tool = (key: string) => context.getProp(tools, key);
  const [learn, numbers, strings] = [tool('learn'), tool('numbers'), tool('strings')];
  const codes = new Map<string, number>();

  const encoded = (values: readonly string[]): Int32Array => {
    const fresh: string[] = [];
    const coded = Int32Array.from(values, (value) => {
      const known = codes.get(value);
      if (known !== undefined) return known;
      codes.set(value, codes.size);
      fresh.push(value);
      return codes.size - 1;
    });
    if (fresh.length > 0)
      context.newString(JSON.stringify(fresh)).consume((json) => call(learn, json).dispose());
    return coded;
  };

  const toColumn = (column: Column): QuickJSHandle => {
    const isNumbers = column instanceof Float64Array;
    const values = isNumbers ? column.slice() : encoded(column);
    return context
      .newArrayBuffer(values.buffer)
      .consume((buffer) => call(isNumbers ? numbers : strings, buffer));
  };

  const toColumns = (columns: ReadonlyMap<string, Column>): QuickJSHandle => {
    // Without a prototype any header is a name like others.
    const object = context.newObject(context.null);
    for (const [name, column] of columns)
      toColumn(column).consume((values) => context.setProp(object, name, values));
    return object;
  };

  /** Lets a function use the rows, and takes them out of the engine again. */
  return <Result>(
    { count, truth, prediction }: MetricTable,
    use: (rows: QuickJSHandle) => Result,
  ): Result =>
    context.newObject(context.null).consume((rows) => {
      context.newNumber(count).consume((value) => context.setProp(rows, 'count', value));
      toColumns(truth).consume((values) => context.setProp(rows, 'truth', values));
      toColumns(prediction).consume((values) => context.setProp(rows, 'prediction', values));
      return use(rows);
    });
};
