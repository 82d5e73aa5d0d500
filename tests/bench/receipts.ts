// Time that the log of scores takes to append and to prove at 100,000 leaves, part of
// `npm run bench:boards`. On the PostgreSQL of DATABASE_URL, else on the embedded database.
import { parseArgs } from 'node:util';
import { appendScores } from '#platform/src/domains/receipts/store/appending.ts';
import { consistencyProof, receiptsOf } from '#platform/src/domains/receipts/store/receipts.ts';
import { makeCompetition } from '../platform/support/competition.ts';
import { testDatabase } from '../platform/support/database.ts';
import { madeUpScore } from '../platform/support/made-up-scores.ts';
import { startPlatform } from '../platform/support/platform.ts';
import { begin } from '../support/progress.ts';

const { values } = parseArgs({ options: { leaves: { type: 'string', default: '100000' } } });
const LEAVES = Number(values.leaves);
const BATCH = 500;
const MEASURED = 1_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const spread = (times: number[]) => {
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
};

const timesOf = async (rounds: number, act: (round: number) => Promise<unknown>) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await act(round);
    times.push(performance.now() - begun);
  }
  return spread(times);
};

begin('making a competition');
const database = await testDatabase();
const platform = await startPlatform({ database, worker: false });
const { taskId } = await makeCompetition(platform);
const scores = Array.from({ length: LEAVES }, (_, index) => madeUpScore(taskId, index));
const first = Math.max(0, LEAVES - MEASURED);
const begun = performance.now();
begin(`writing a log of ${first} leaves`);
for (let start = 0; start < first; start += BATCH)
  await database.transaction((tx) =>
    appendScores(tx, scores.slice(start, Math.min(start + BATCH, first))),
  );
say(`The log of scores on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`);
say(
  `  ${first} leaves, ${BATCH} at a time: ${((performance.now() - begun) / first).toFixed(3)} ms each`,
);
const own: number[] = [];
begin('appending scores');
const whole = await timesOf(LEAVES - first, (round) => {
  const score = scores[first + round];
  return database.transaction(async (tx) => {
    const started = performance.now();
    await appendScores(tx, score ? [score] : []);
    own.push(performance.now() - started);
  });
});
say(`  append one to ${LEAVES} (goal 2 ms): ${spread(own)}`);
say(`  the same with its transaction's begin and commit: ${whole}`);
const workAt = (round: number) => scores[(round * 7_919) % LEAVES]?.work ?? '';
begin('making receipts');
const proved = await timesOf(MEASURED, (round) => receiptsOf(platform.services, [workAt(round)]));
say(`  a receipt with its proof and signature (goal 5 ms): ${proved}`);
const consistent = await timesOf(MEASURED, (round) =>
  consistencyProof(database.db, { first: 1 + ((round * 7_919) % LEAVES), size: LEAVES }),
);
say(`  a proof of consistency (goal 5 ms): ${consistent}`);
await platform.close();
await database.close();
