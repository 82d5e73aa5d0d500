import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { type Engine, startEngine } from './engine.ts';
import { errorText, isMetricFailure, MetricRefusal, MetricStopped } from './failures.ts';
import { PRELUDE } from './prelude.ts';
import { type MetricTable, rowsInto } from './rows.ts';

/** Time that the metric of one file has, all of its parts together, in milliseconds. */
export const METRIC_MS = 20_000;

/** Most characters that are read of an error. */
const MOST_READ = 10_000;

/** A metric's program in an instance of its own. */
export interface MetricRun {
  /** @throws MetricRefusal where it gives no finite number, MetricStopped where it was ended */
  score: (table: MetricTable) => number;
  /** The value of each row of which the score is the mean; null where the program has none. */
  rowLosses: ((table: MetricTable) => Float64Array) | null;
}

const kinds: Record<string, string> = {
  undefined: '没有返回值',
  string: '返回了文本',
  boolean: '返回了真假值',
  function: '返回了函数',
  bigint: '返回了 BigInt',
  symbol: '返回了 Symbol',
};

/** Words for a value that isn't a finite number. */
const notFinite = (context: QuickJSContext, value: QuickJSHandle): string => {
  const type = context.typeof(value);
  const got =
    type === 'number' ? `返回了 ${context.getNumber(value)}` : (kinds[type] ?? '返回了对象');
  return `score ${got}，应返回有限的数`;
};

/** Calls into the engine, by which nothing comes out but values and failures. */
const guardedCalls = ({ context, isOver }: Engine) => {
  /** A text made of the error by an expression; empty where even that fails. */
  const textOf = (error: QuickJSHandle, expression: string): string => {
    const result = context.evalCode(`(error) => String(${expression})`);
    if (result.error) return '';
    const text = context.callFunction(result.value, context.undefined, error);
    return text.error ? '' : context.getString(text.value).slice(0, MOST_READ);
  };

  const failureOf = (error: QuickJSHandle): Error => {
    if (isOver()) return new MetricStopped('运行超时');
    const type = context.typeof(error);
    if (type === 'string')
      return new MetricRefusal(
        errorText({ name: '', message: context.getString(error).slice(0, MOST_READ), stack: '' }),
      );
    if (type !== 'object' || textOf(error, 'error !== null') !== 'true')
      return new MetricStopped('内存不足，或程序抛出的不是错误');
    const name = textOf(error, 'error.name ?? ""');
    const message = textOf(error, 'error.message ?? ""');
    if (message === 'out of memory') return new MetricStopped('内存不足');
    if (/stack overflow|call stack/.test(message)) return new MetricStopped('递归太深，调用栈溢出');
    const stack = textOf(error, 'error.stack ?? ""');
    return isOver()
      ? new MetricStopped('运行超时')
      : new MetricRefusal(errorText({ name, message, stack }));
  };

  const unwrap = (result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle => {
    if (result.error) throw failureOf(result.error);
    return result.value;
  };

  return {
    evaluate: (code: string, file: string) =>
      unwrap(context.evalCode(code, file, { type: 'global', strict: true })),
    call: (work: QuickJSHandle, ...args: QuickJSHandle[]) =>
      unwrap(context.callFunction(work, context.undefined, ...args)),
    /** Runs what calls into the engine: whatever breaks there is the program's failure. */
    guarded: <Result>(run: () => Result): Result => {
      try {
        return run();
      } catch (error) {
        if (isMetricFailure(error)) throw error;
        throw new MetricStopped(isOver() ? '运行超时' : '内存或调用栈超出限制');
      }
    },
  };
};

const prepare = (engine: Engine, source: string): MetricRun => {
  const { context } = engine;
  const { evaluate, call, guarded } = guardedCalls(engine);
  const tools = evaluate(PRELUDE, 'prelude.js');
  const losses = context.getProp(tools, 'losses');
  const withRows = rowsInto(context, tools, call);
  evaluate(source, 'metric.js').dispose();

  const named = (name: string): QuickJSHandle | null => {
    const value = evaluate(`typeof ${name} === 'function' ? ${name} : undefined`, 'names.js');
    return context.typeof(value) === 'function' ? value : null;
  };
  const score = named('score');
  if (!score) throw new MetricRefusal('程序中没有名为 score 的函数');
  const rowLoss = named('rowLoss');

  const lossesOf = (work: QuickJSHandle, table: MetricTable): Float64Array =>
    withRows(table, (rows) => {
      const count = context.newNumber(table.count);
      const buffer = call(losses, work, rows, count);
      if (context.typeof(buffer) !== 'object')
        throw new MetricRefusal('rowLoss 应返回数组，每行一个数');
      const bytes = context.getArrayBuffer(buffer);
      const values = new Float64Array(Uint8Array.from(bytes.value).buffer);
      bytes.dispose();
      if (values.length !== table.count || values.some((value) => !Number.isFinite(value)))
        throw new MetricRefusal('rowLoss 应返回数组，每行一个有限的数');
      return values;
    });

  return {
    score: (table) =>
      guarded(() =>
        withRows(table, (rows) =>
          call(score, rows).consume((value) => {
            const isNumber = context.typeof(value) === 'number';
            const number = isNumber ? context.getNumber(value) : NaN;
            if (!Number.isFinite(number)) throw new MetricRefusal(notFinite(context, value));
            return number;
          }),
        ),
      ),
    rowLosses: rowLoss && ((table) => guarded(() => lossesOf(rowLoss, table))),
  };
};

/**
 * Starts a metric in a new instance of the engine: without functions of the host, within limits of
 * memory, stack and time, and with a clock and random numbers that are always the same.
 *
 * Nothing of it is disposed of: its memory goes with the last reference to it.
 *
 * @param source JavaScript with `score(rows)`, and perhaps `rowLoss(rows)`
 * @param milliseconds time that all of its calls have
 * @throws MetricRefusal, MetricStopped with the reason in Chinese
 */
export const openMetric = async (source: string, milliseconds = METRIC_MS): Promise<MetricRun> => {
  const engine = await startEngine(milliseconds);
  try {
    return prepare(engine, source);
  } catch (error) {
    if (isMetricFailure(error)) throw error;
    throw new MetricStopped(engine.isOver() ? '运行超时' : '内存或调用栈超出限制');
  }
};
