// How many of what people ask for stands among the first five that the search of the demo finds
// (tests/support/search/asked.tsv), by kind of question, and what isn't there: `npm run bench:search`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { readConfig } from '#platform/src/config.ts';
import { openDatabase } from '#platform/src/database/open.ts';
import { answerTo, questions, titlesOf } from '../support/search/asked.ts';
import { begin } from '../support/progress.ts';

begin('filling the demo community, asking its questions');
const folder = await mkdtemp(path.join(os.tmpdir(), 'whaletide-bench-'));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
execFileSync(process.execPath, ['platform/src/demo/main.ts'], { stdio: 'inherit' });
const database = await openDatabase(readConfig(), (error) => console.error(error.message));
try {
  const titles = await titlesOf(database);
  const sorts = new Map<string, { asked: number; found: number }>();
  for (const question of questions()) {
    const { found, isFound } = await answerTo(database, titles, question);
    for (const name of [question.sort, 'all']) {
      const sum = sorts.get(name) ?? { asked: 0, found: 0 };
      sorts.set(name, { asked: sum.asked + 1, found: sum.found + Number(isFound) });
    }
    if (!isFound) console.log(`${question.sort} 「${question.text}」:`, found);
  }
  console.table(
    Object.fromEntries(
      [...sorts].map(([name, { asked, found }]) => [
        name,
        { asked, found, 'recall at 5': Number((found / asked).toFixed(3)) },
      ]),
    ),
  );
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}
