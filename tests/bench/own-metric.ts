// Time of a metric written as a program: 100,000 rows, with the values of its rows and without.
import { scoreFile } from '#platform/src/domains/scoring/scorer/score-file.ts';

const ROWS = 100_000;
const LIMIT_MS = 5_000;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const csv = [
  'id,y,part',
  ...rows.map((row) => `${row},${row % 997},${row % 2 ? 'private' : 'public'}`),
].join('\n');
const result = Buffer.from(['id,y', ...rows.map((row) => `${row},${row % 991}`)].join('\n'));

const score = `function score({ count, truth, prediction }) {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += Math.abs(truth.y[i] - prediction.y[i]);
  return sum / count;
}`;
const rowLoss = `
const rowLoss = ({ truth, prediction }) => truth.y.map((y, i) => Math.abs(y - prediction.y[i]));`;
const texts = `const score = ({ truth, prediction, count }) =>
  truth.y.reduce((right, y, i) => right + (y === prediction.y[i] ? 1 : 0), 0) / count;`;

for (const [name, source, values] of [
  ['row losses', score + rowLoss, 'number'],
  ['64 blocks left out', score, 'number'],
  ['64 blocks left out, texts', texts, 'text'],
] as const) {
  const began = performance.now();
  const outcome = await scoreFile(
    result,
    { csv, secret: new Uint8Array(32) },
    {
      idColumn: 'id',
      targetColumn: 'y',
      metric: 'custom',
      customMetric: {
        name: name.slice(0, 20),
        description: name,
        source,
        higherIsBetter: values === 'text',
        best: null,
        worst: null,
        values,
        truthColumns: [],
        publishesSource: false,
      },
      sizeLimit: 100_000,
    },
  );
  const took = performance.now() - began;
  console.log(`${name.padEnd(28)}${took.toFixed(0).padStart(8)} ms`);
  if (!outcome.ok) throw new Error(outcome.message);
  if (took > LIMIT_MS) process.exitCode = 1;
}
