// How long the search takes with 30,000 documents of everyday length on PostgreSQL, for texts that
// have all of their words, most of them, and none: `DATABASE_URL=… npm run bench:search-speed`, on an
// empty database. The figures in docs/search.md are from here.
import { count, sql } from 'drizzle-orm';
import { readConfig } from '#platform/src/config.ts';
import type { Database } from '#platform/src/database/database.ts';
import { openDatabase } from '#platform/src/database/open.ts';
import { lexemesOf } from '#platform/src/domains/search/lexemes.ts';
import { similarIds, countFound, find } from '#platform/src/domains/search/store.ts';
import { searchDocuments } from '#platform/src/domains/search/tables.ts';
import {
  countWords,
  suggestions,
  titleKeyOf,
  wordsOf,
} from '#platform/src/domains/search/words.ts';
import { textsBy, TELLING } from './search-texts.ts';
import { begin } from '../support/progress.ts';

const SLICES = 60;
const SLICE = 500;
const RUNS = 9;

const fill = async (database: Database) => {
  const random = textsBy(7);
  for (let slice = 0; slice < SLICES; slice += 1) {
    const rows = Array.from({ length: SLICE }, (_, row) => {
      const index = slice * SLICE + row;
      const kind =
        (['PROJECT', 'PROJECT', 'DATASET', 'COMPETITION'] as const)[index % 4] ?? 'PROJECT';
      const entry = {
        id: index.toString(16).padStart(24, '0'),
        title: `${random.word()}${random.text(4)}${random.word()}`,
        tags: [random.word(), random.word()],
        authors: [random.text(3)],
        modules: ['pandas'],
        description: random.text(60),
        passages: [{ text: random.text(kind === 'PROJECT' ? 4_000 : 1_500) }],
        weight: random.below(1_000),
        contents: 0,
        date: new Date(1.7e12 + index * 1e6),
      };
      const { id: objectId, weight, contents, date } = entry;
      const [words, titleKey] = [wordsOf(entry), titleKeyOf(entry)];
      const document = { kind, objectId, weight, contents, date, words, titleKey };
      return { ...document, ...lexemesOf(kind, entry) };
    });
    await database.db.insert(searchDocuments).values(rows);
    await database.transaction((tx) =>
      countWords(
        tx,
        rows.flatMap(({ words }) => words),
        [],
      ),
    );
  }
  await database.db.execute(sql`vacuum analyze`);
};

const median = async (run: () => Promise<unknown>): Promise<number> => {
  const times = [];
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
};

// On the embedded database it would fill the folder that the product runs on.
if (!process.env.DATABASE_URL) {
  console.error('DATABASE_URL has to name an empty PostgreSQL database');
  process.exit(1);
}
const database = await openDatabase(readConfig(), (error) => console.error(error.message));
try {
  const [before] = await database.db.select({ rows: count() }).from(searchDocuments);
  begin(`writing ${SLICES * SLICE} documents, where there are none`);
  if (before?.rows === 0) await fill(database);
  const table: Record<string, object> = {};
  for (const text of [...TELLING, 'shuju', '企鹅 鲸鱼座', 'pyhton 企鹅', '随即森林', '麒麟座']) {
    begin(`searching for ${text}`);
    const query = { kind: 'PROJECT' as const, text, page: 1, perPage: 12 };
    const { totalNum, Match } = await find(database, [], query);
    table[text] = {
      found: totalNum,
      match: Match,
      'suggestions, ms': await median(() => suggestions(database.db, text, 6)),
      'page, ms': await median(() => find(database, [], query)),
      'counts, ms': await median(() => countFound(database, text)),
    };
  }
  console.table(table);
  const title = TELLING.at(-1) ?? '';
  const like = () => similarIds(database, { kind: 'PROJECT', title, not: '', most: 6 });
  console.log('related projects, ms:', await median(like));
} finally {
  await database.close();
}
