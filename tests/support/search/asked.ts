import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { find } from '#platform/src/domains/search/store.ts';
import type { Database } from '#platform/src/database/database.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';

/** A question of people, and what has to be among the first five of the demo's answers. */
export interface Question {
  sort: string;
  text: string;
  kind: SearchKind;
  expected: readonly string[];
}

/** Anything that has all words of the text. */
const ANY_WHOLE = '*';

/** The questions, line by line (asked.tsv beside this). */
export const questions = (): Question[] =>
  readFileSync(join(import.meta.dirname, 'asked.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [sort = '', text = '', kind, titles = ''] = line.split('\t');
      return { sort, text, kind: kind as SearchKind, expected: titles.split('|') };
    });

/** The titles of all that may be found, by their ids. */
export const titlesOf = async ({ db }: Database): Promise<Map<string, string>> => {
  const rows = await Promise.all([
    db.select({ id: labs.id, title: labs.title }).from(labs),
    db.select({ id: datasets.id, title: datasets.title }).from(datasets),
    db.select({ id: competitions.id, title: competitions.name }).from(competitions),
    db.select({ id: columns.id, title: columns.name }).from(columns),
    db.select({ id: members.id, title: members.name }).from(members),
  ]);
  return new Map(rows.flat().map(({ id, title }) => [id, title]));
};

/** Finds the first result of a question, and tells whether it is the one asked for. */
export const answerTo = async (
  database: Database,
  titles: ReadonlyMap<string, string>,
  { text, kind, expected }: Question,
): Promise<{ found: string[]; isFound: boolean }> => {
  const page = await find(database, allContributions.search, { kind, text, page: 1, perPage: 5 });
  const found = page.data.map(({ _id }) => titles.get(_id) ?? _id);
  const isFound =
    found.some((title) => expected.includes(title)) ||
    (found.length > 0 && expected.includes(ANY_WHOLE) && page.Match === 'ALL');
  return { found, isFound };
};
