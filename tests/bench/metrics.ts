// Time and memory that each metric takes for 1,000,000 rows, its influences among them:
// `npm run bench:metrics`. The goal is 3 s and 1 GB a metric.
import type { BuiltInMetric } from '@whaletide/schema/domains/competitions/rest/stages.ts';
import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import { readRows } from '@whaletide/schema/domains/submissions/rules/metrics/read-rows.ts';
import type { MetricParameters } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import type { ValueKind } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';

const ROWS = 1_000_000;
const labels = Array.from({ length: 10 }, (_, code) => `label-${code}`);

let state = 42;
const next = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const below = (bound: number) => Math.floor(next() * bound);
const column = (cell: () => string) => Array.from({ length: ROWS }, cell);
const words = (count: number) => Array.from({ length: count }, () => `i${below(1_000)}`).join(' ');
const mask = () => {
  const start = 1 + below(1_000);
  return `${start} ${1 + below(50)} ${start + 100} ${1 + below(50)} ${start + 200} ${1 + below(50)}`;
};
const text = () => Array.from({ length: 20 }, () => String.fromCharCode(97 + below(26))).join('');

interface Columns {
  truth: string[][];
  prediction: string[][];
  parameters?: MetricParameters;
}

const numbers = () => column(() => (next() * 100 + 1).toFixed(4));
const binary = () => column(() => String(below(2)));

/** Kinds that one metric or another compares; the organizer's own are measured apart. */
type Compared = Exclude<ValueKind, 'numberColumns' | 'textColumns'>;

const columnsOf: Record<Compared, () => Columns> = {
  label: () => ({
    truth: [column(() => labels[below(10)] ?? '')],
    prediction: [column(() => labels[below(10)] ?? '')],
  }),
  rating: () => ({
    truth: [column(() => String(below(10)))],
    prediction: [column(() => String(below(10)))],
  }),
  number: () => ({ truth: [numbers()], prediction: [numbers()] }),
  score: () => ({ truth: [binary()], prediction: [numbers()] }),
  probability: () => ({ truth: [binary()], prediction: [column(() => next().toFixed(6))] }),
  probabilities: () => ({
    truth: [column(() => labels[below(5)] ?? '')],
    prediction: labels.slice(0, 5).map(() => column(() => next().toFixed(4))),
    parameters: { labels: labels.slice(0, 5) },
  }),
  list: () => ({ truth: [column(() => words(3))], prediction: [column(() => words(10))] }),
  gains: () => ({
    truth: [column(() => `i${below(9)}:3 i${below(9)}0:1`)],
    prediction: [column(() => words(10))],
  }),
  set: () => ({ truth: [column(() => words(5))], prediction: [column(() => words(5))] }),
  mask: () => ({ truth: [column(mask)], prediction: [column(mask)] }),
  text: () => ({ truth: [column(text)], prediction: [column(text)] }),
  eventTime: () => ({ truth: [numbers(), binary()], prediction: [numbers()] }),
};

const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
const now = () => performance.now();

const names = (Object.keys(metricDefinitions) as BuiltInMetric[]).sort((one, other) =>
  metricDefinitions[one].values < metricDefinitions[other].values ? -1 : 1,
);
let kind: ValueKind | undefined;
let columns: Columns | undefined;
console.log('metric                  read ms  score ms  influences ms   total ms   MB');
for (const name of names) {
  const metric = metricDefinitions[name];
  if (metric.values !== kind || !columns) {
    columns = columnsOf[metric.values as Compared]();
    ({ values: kind } = metric);
  }
  const { truth, prediction, parameters = { k: 10 } } = columns;
  const started = now();
  const rows = readRows(metric, { truth, prediction }, parameters);
  const read = now();
  metric.score(rows, parameters);
  const scored = now();
  metric.influences?.(rows, parameters);
  const ended = now();
  const figures = [read - started, scored - read, ended - scored, ended - started]
    .map((value) => value.toFixed(0).padStart(10))
    .join('');
  console.log(
    `${name.padEnd(22)}${figures}${String(megabytes(process.memoryUsage().rss)).padStart(8)}`,
  );
}
