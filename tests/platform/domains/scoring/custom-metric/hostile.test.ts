import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openMetric } from '#platform/src/domains/scoring/scorer/custom/run.ts';
import { readConfig } from '#platform/src/config.ts';
import { type Scorer, startScorer } from '#platform/src/domains/scoring/scorer/scorer.ts';
import { MAE_SOURCE, metricOf } from './support.ts';

const body = (code: string) => `function score(rows) { ${code} }`;

/** Programs that do harm, and the beginning of what is told of each. */
const hostile: [name: string, source: string, told: RegExp][] = [
  ['an endless loop', body('for (;;);'), /超时/],
  ['an endless loop before anything', 'for (;;);', /超时/],
  ['a loop that catches what ends it', body('for (;;) try { for (;;); } catch {}'), /超时/],
  ['a loop in finally', body('try { for (;;); } finally { for (;;); }'), /超时/],
  [
    'a generator without end',
    body('for (const x of (function* () { for (;;) yield 1; })());'),
    /超时/,
  ],
  [
    'a regular expression that backtracks',
    body('return /^(a+)+$/.test("a".repeat(40) + "b") ? 1 : 0'),
    /超时/,
  ],
  [
    'a native loop that can’t be interrupted',
    body('return Array(2 ** 32 - 1).join("x").length'),
    /超时|内存/,
  ],
  [
    'a sparse array that is searched',
    body('const a = []; a[4294967294] = 1; return a.indexOf(7)'),
    /超时|内存|应返回|程序出错|-1/,
  ],
  ['a sort without end', body('return [3, 2, 1].sort(() => { for (;;); })[0]'), /超时/],
  ['a getter without end', body('return { get valueOf() { for (;;); } } * 1'), /超时/],
  ['an error whose stack never ends', body('throw { get message() { for (;;); } }'), /超时/],
  ['a proxy without end', body('return new Proxy({}, { get: () => { for (;;); } }).x'), /超时/],
  [
    'a memory bomb',
    body('const all = []; for (;;) all.push(new Float64Array(1e6)); '),
    /内存|超时/,
  ],
  ['a string bomb', body('let x = "x"; for (;;) x += x;'), /内存|程序出错/],
  [
    'many strings',
    body('const all = []; for (let i = 0; ; i += 1) all.push("x".repeat(1e6) + i)'),
    /内存|超时/,
  ],
  ['a large array', body('return new Array(1e9).fill(1).length'), /内存|超时/],
  ['a large buffer', body('return new ArrayBuffer(2e9).byteLength'), /内存|程序出错|数组长度/],
  ['deep recursion', 'function score(rows) { return score(rows) + 1; }', /递归|调用栈/],
  [
    'deep recursion that catches',
    'function f() { try { return f(); } catch { return f(); } } function score() { return f(); }',
    /递归|调用栈|超时|内存/,
  ],
  [
    'deep JSON',
    body('let o = {}; for (let i = 0; i < 1e5; i += 1) o = { o }; return JSON.stringify(o).length'),
    /递归|调用栈|内存|超时/,
  ],
  ['deep source', body(`return eval("[".repeat(1e5))`), /递归|调用栈|语法|内存/],
  ['a large power', body('return Number(7n ** 100000000n)'), /超时|内存|程序出错/],
  ['NaN', body('return NaN'), /返回了 NaN/],
  ['infinity', body('return 1 / 0'), /返回了 Infinity/],
  ['a text', body('return "0.5"'), /返回了文本/],
  ['an object', body('return { valueOf: () => 1 }'), /返回了对象/],
  ['a promise', 'async function score() { return 1; }', /返回了对象/],
  ['nothing', body(''), /没有返回值/],
  ['no score at all', 'const points = () => 1;', /没有名为 score/],
  ['the answers as a message', body('throw new Error(rows.truth.y.join())'), /1,2,3/],
  [
    'the answers as a huge message',
    body('throw new Error("y".repeat(1e7))'),
    /程序出错：Error，y{290}/,
  ],
  [
    'a changed prototype',
    'Array.prototype[Symbol.iterator] = null; Object.prototype.count = 9; function score() { return Number.prototype.constructor.constructor("return process")().pid; }',
    /没有定义 process/,
  ],
  [
    'a changed prelude',
    'JSON.parse = Math.imul = Date = undefined; Float64Array = class {}; function score(rows) { return rows.truth.y[0] === 1 ? undefined : 2; }',
    /没有返回值|程序出错|不是函数/,
  ],
  [
    'the host',
    body('return typeof require + typeof process + typeof fetch + typeof setTimeout'),
    /返回了文本/,
  ],
  ['a module', 'import fs from "node:fs"; function score() { return 1; }', /语法错误/],
  ['code that isn’t any', 'function score( {', /^第1行：语法错误/],
  [
    'an undefined name',
    'function score(rows) {\n  let sum = 0;\n  sum += wrong;\n  return sum;\n}',
    /^第3行或稍后：没有定义 wrong/,
  ],
  [
    'a column that isn’t there',
    'function score(rows) {\n\n  let sum = 0;\n  sum += rows.truth.price[0];\n  return sum;\n}',
    /^第4行或稍后：undefined 没有属性 0/,
  ],
];

const solution =
  'id,y,part\n1,1,public\n2,2,public\n3,3,public\n4,1,private\n5,2,private\n6,3,private';
const result = () => new TextEncoder().encode('id,y\n1,1\n2,2\n3,4\n4,1\n5,2\n6,5');

const requestOf = (source: string) => ({
  result: result(),
  basis: { name: 'solution', secret: new Uint8Array(32), read: () => solution },
  task: {
    idColumn: 'id',
    targetColumn: 'y',
    metric: 'custom' as const,
    customMetric: metricOf(source),
    sizeLimit: 1024,
  },
});

let scorer: Scorer;
beforeAll(() => {
  scorer = startScorer(readConfig({}));
});
afterAll(() => scorer.stop());

describe('a hostile metric', () => {
  it.each(hostile)('ends, and the next job is fine: %s', async (_, source, told) => {
    // Programs that don't hang have time, however busy the machine is.
    const metricMs = told.source.includes('超时') ? 400 : 20_000;
    const outcome = await scorer.score({ ...requestOf(source), metricMs });
    expect(outcome).toMatchObject({ ok: false, of: 'metric' });
    expect(outcome.ok ? '' : outcome.message).toMatch(told);
    const next = await scorer.score({ ...requestOf(MAE_SOURCE), metricMs: 20_000 });
    expect(next).toMatchObject({ ok: true, public: { exact: 0.333333333333 } });
  });
});

describe('the clock and chance', () => {
  const valueOf = async (code: string) => {
    const run = await openMetric(`function score() { return ${code}; }`);
    const value = run.score({ count: 0, texts: [], truth: new Map(), prediction: new Map() });
    return value;
  };

  it.each([
    'Date.now()',
    'new Date().getTime()',
    'new Date(2026, 0, 1).getHours() + new Date(0).getTimezoneOffset()',
    'Math.random()',
    'Math.random() + Math.random()',
    'typeof performance === "undefined" && typeof WeakRef === "undefined" ? 1 : 0',
  ])('are the same in every run: %s', async (code) => {
    expect(await valueOf(code)).toBe(await valueOf(code));
  });

  it('stand still, and there are no others', async () => {
    expect(await valueOf('Date.now() + +new Date()')).toBe(0);
    expect(await valueOf('typeof performance === "undefined" ? 1 : 0')).toBe(1);
  });
});
