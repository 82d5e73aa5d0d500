import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

/** Numbers, or codes of texts. */
type Column = Float64Array | Int32Array;

/** Rows as a program gets them: values by the name of their column. */
export interface MetricTable {
  count: number;
  /** Texts by their codes. */
  texts: readonly string[];
  truth: ReadonlyMap<string, Column>;
  prediction: ReadonlyMap<string, Column>;
}

type Call = (work: QuickJSHandle, ...args: QuickJSHandle[]) => QuickJSHandle;

/**
 * Puts rows into the engine. Texts go there once; rows refer to them by their codes.
 *
 * @param tools the functions of the prelude
 */
export const rowsInto = (context: QuickJSContext, tools: QuickJSHandle, call: Call) => {
  const tool = (key: string) => context.getProp(tools, key);
  const [learn, numbers, strings] = [tool('learn'), tool('numbers'), tool('strings')];
  let learned: readonly string[] | undefined;

  /** Gives the engine the texts that codes stand for, once. */
  const teach = (texts: readonly string[]): void => {
    if (texts === learned) return;
    context.newString(JSON.stringify(texts)).consume((json) => call(learn, json).dispose());
    learned = texts;
  };

  const toColumn = (column: Column): QuickJSHandle => {
    const make = column instanceof Float64Array ? numbers : strings;
    return context.newArrayBuffer(column.slice().buffer).consume((buffer) => call(make, buffer));
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
    { count, texts, truth, prediction }: MetricTable,
    use: (rows: QuickJSHandle) => Result,
  ): Result =>
    context.newObject(context.null).consume((rows) => {
      teach(texts);
      context.newNumber(count).consume((value) => context.setProp(rows, 'count', value));
      toColumns(truth).consume((values) => context.setProp(rows, 'truth', values));
      toColumns(prediction).consume((values) => context.setProp(rows, 'prediction', values));
      return use(rows);
    });
};
