import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { rangesWithin } from './ranges.ts';

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

/** A column of texts in the engine. */
interface WholeColumn {
  codes: Int32Array;
  values: QuickJSHandle;
}

/**
 * Puts rows into the engine. Texts go there once; rows refer to them by their codes. Rows that leave
 * some out of those of before are copied in ranges, which is many times faster than one by one.
 *
 * @param tools the functions of the prelude
 */
export const rowsInto = (context: QuickJSContext, tools: QuickJSHandle, call: Call) => {
  const tool = (key: string) => context.getProp(tools, key);
  const [learn, numbers, strings] = [tool('learn'), tool('numbers'), tool('strings')];
  const ranges = tool('ranges');
  const wholes = new Map<string, WholeColumn>();
  let learned: readonly string[] | undefined;

  /** Gives the engine the texts that codes stand for, once. */
  const teach = (texts: readonly string[]): void => {
    if (texts === learned) return;
    context.newString(JSON.stringify(texts)).consume((json) => call(learn, json).dispose());
    for (const { values } of wholes.values()) values.dispose();
    wholes.clear();
    learned = texts;
  };

  const withBuffer = (column: Column, make: (buffer: QuickJSHandle) => QuickJSHandle) =>
    context.newArrayBuffer(column.slice().buffer).consume(make);

  /** Keeps a column for what leaves rows of it out. */
  const keepWhole = (key: string, codes: Int32Array): WholeColumn => {
    const values = withBuffer(codes, (buffer) => call(strings, buffer));
    wholes.get(key)?.values.dispose();
    const whole = { codes, values };
    wholes.set(key, whole);
    return whole;
  };

  const toTexts = (key: string, codes: Int32Array): QuickJSHandle => {
    const whole = wholes.get(key);
    const within = whole && rangesWithin(whole.codes, codes);
    const { values } = within ? whole : keepWhole(key, codes);
    // A copy: what the program does to its rows must not change those of its next call.
    return withBuffer(within ?? Int32Array.of(0, codes.length), (buffer) =>
      call(ranges, values, buffer),
    );
  };

  const toColumns = (side: string, columns: ReadonlyMap<string, Column>): QuickJSHandle => {
    // Without a prototype any header is a name like others.
    const object = context.newObject(context.null);
    for (const [name, column] of columns) {
      const values =
        column instanceof Float64Array
          ? withBuffer(column, (buffer) => call(numbers, buffer))
          : toTexts(`${side} ${name}`, column);
      values.consume((handle) => context.setProp(object, name, handle));
    }
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
      for (const [side, columns] of [
        ['truth', truth],
        ['prediction', prediction],
      ] as const)
        toColumns(side, columns).consume((values) => context.setProp(rows, side, values));
      return use(rows);
    });
};
