// Whether what is recommended is what members would have followed: the last week is taken away, and
// what is found without it is compared with the most followed (docs/recommendations.md). On the demo
// community, whose follows are drawn by chance, and on a made-up one in which they have causes.
// `npm run bench:recommendations`; the figures are the same every time.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#platform/src/config.ts';
import type { Database } from '#platform/src/database/database.ts';
import { openDatabase } from '#platform/src/database/open.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { fileStore } from '#platform/src/files/store.ts';
import { makeCommunity } from './community.ts';
import { measure, prepare } from './measure.ts';
import { begin } from '#tests/support/progress.ts';

const SCALE = 10;
const NOW = new Date('2026-11-23T04:00:00.000Z');

const run = async (
  name: string,
  fill: (database: Database, config: ReturnType<typeof readConfig>) => Promise<void>,
) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-bench-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const database = await openDatabase(config, (error) => console.error(error.message));
  try {
    begin(`filling ${name}`);
    await fill(database, config);
    console.log(name);
    const table = [];
    for (const task of await prepare(database, NOW)) {
      begin(`measuring ${name}`);
      const { recall, median } = await measure(database, NOW, task);
      table.push({
        'what they did': task.what,
        members: task.wanted.size,
        'recall@10': recall.toFixed(3),
        popularity: task.popularity.toFixed(3),
        ratio: (recall / task.popularity).toFixed(2),
        'median, ms': Math.round(median),
      });
    }
    console.table(table);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

await run('the made-up community', (database) => makeCommunity(database, NOW));
await run(`the demo community, --scale ${SCALE}`, (database, config) =>
  fillDemo({ database, files: fileStore(config), config }, SCALE, NOW),
);
