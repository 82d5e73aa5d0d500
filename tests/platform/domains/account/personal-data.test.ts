import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { members } from '#platform/src/domains/members/tables.ts';
import { isExported } from '#platform/src/personal-data/entry.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';

const source = path.join(import.meta.dirname, '../../../../platform/src');

/** Every table of platform, wherever it is defined. */
const allTables = async (): Promise<PgTable[]> => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'tables.ts',
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(source, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  );
};

/** Names of columns that may hold a member's id without a foreign key. */
const NAMES = /(^|_)(id|by|viewer|account|subject|actor)$/;

/** They are called so, and never name a member. */
const noMembers: Record<string, string[]> = {
  'a key of its own table': ['quest_progress.record_id', 'verification_codes.session_id'],
  'a session': ['oauth_tickets.session_id'],
  'the provider’s id of who signs in, whose row it is': [
    'oauth_identities.subject',
    'oauth_tickets.subject',
  ],
  'the number of a document': ['real_names.encrypted_id'],
  'a thing, which no foreign key holds': [
    'column_news.lab_id',
    'competitions.series_id',
    'datasets.license_id',
    'lab_tag_links.tag_id',
    'registration_files.field_id',
    'registrations.custom_id',
    'team_applications.competition_id',
    'team_applications.from_team_id',
    'team_members.competition_id',
    'teams.competition_id',
    'questionnaire_answers.question_id',
    'quest_progress.quest_id',
    'quest_steps.quest_id',
  ],
  'a comment': ['comments.first_id', 'comments.ref_id', 'forum_replies.ref_id'],
  'a project or a dataset': ['comments.target_id', 'votes.target_id'],
  'a post or a project': ['views.object_id', 'view_days.object_id'],
  'a thing in a channel': [
    'channel_items.item_id',
    'channel_section_items.channel_id',
    'channel_section_items.item_id',
  ],
  'what a payment came from; left out beside its reason': ['coin_transfers.related_id'],
  'a work in the log of scores, its task and its team': [
    'log_leaves.work_id',
    'log_leaves.task_id',
    'log_leaves.team_id',
  ],
};

const nameOf = (column: PgColumn) =>
  `${getTableConfig(column.table as PgTable).name}.${column.name}`;

it('has an entry for every column of any table that refers to a member', async () => {
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(60);
  const known = new Set(allContributions.personal.map(({ column }) => nameOf(column)));
  const reasoned = Object.values(noMembers).flat();
  const there = new Set(
    tables.flatMap((table) => Object.values(getTableColumns(table)).map(nameOf)),
  );
  expect(reasoned.filter((name) => known.has(name) || !there.has(name))).toEqual([]);
  const missing = tables.flatMap((table) => {
    const { foreignKeys } = getTableConfig(table);
    const referring = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === members)
      .flatMap(({ columns }) => columns);
    const held = foreignKeys.flatMap((key) => key.reference().columns);
    const named = Object.values(getTableColumns(table)).filter(
      (column) =>
        NAMES.test(column.name) &&
        column.getSQLType() === 'text' &&
        column.name !== 'id' &&
        !held.includes(column),
    );
    return [...new Set([...referring, ...named].map(nameOf))].filter(
      (name) => !known.has(name) && !reasoned.includes(name),
    );
  });
  expect(missing).toEqual([]);
});

it('names each column and each file once, and says why one is left out', () => {
  const columns = allContributions.personal.map(({ column }) => nameOf(column));
  expect(new Set(columns).size).toBe(columns.length);
  const exported = allContributions.personal.filter(isExported);
  expect(new Set(exported.map(({ file }) => file)).size).toBe(exported.length);
  for (const entry of allContributions.personal)
    expect(('title' in entry ? entry.title : entry.leftOut).length).toBeGreaterThan(2);
});

it('exports no secret', () => {
  const secrets =
    /(hash|password|secret|token|lease|seal|sealed_secret|encrypted_id|file_key|idempotency_key)$/;
  const shown = allContributions.personal.filter(isExported).flatMap((entry) =>
    Object.values(getTableColumns(entry.column.table as PgTable))
      .filter((column) => !entry.without?.includes(column))
      .map(nameOf),
  );
  // A work's file is the member's own, and in the archive.
  expect(shown.filter((name) => secrets.test(name) && name !== 'works.file_key')).toEqual([]);
});
