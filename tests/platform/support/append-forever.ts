// Appends scores to the log of the database until the process is killed; a line for each commit.
import { openPostgres } from '#platform/src/database/postgres.ts';
import { appendScores } from '#platform/src/domains/receipts/store/appending.ts';
import { madeUpScore } from './made-up-scores.ts';

const [url = '', taskId = ''] = process.argv.slice(2);
const database = await openPostgres({
  url,
  connections: 4,
  statementMs: 30_000,
  connectionMs: 30_000,
  onError: () => undefined,
});
for (let round = 0; ; round += 1) {
  await database.transaction((tx) =>
    appendScores(
      tx,
      Array.from({ length: 1 + (round % 4) }, (_, index) => madeUpScore(taskId, round * 4 + index)),
    ),
  );
  process.stdout.write('.');
}
