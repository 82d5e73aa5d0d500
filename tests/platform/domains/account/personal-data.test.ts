import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { members } from '#platform/src/domains/members/tables.ts';
import {
  type Exported,
  isExported,
  type PersonalColumn,
} from '#platform/src/personal-data/entry.ts';
import { allCalls } from '#tests/contract/support/calls.ts';
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
  'an access token': ['token_days.token_id', 'token_uses.token_id'],
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
  'a service account, which is no member': ['audit_entries.service_account_id'],
  'a message to a webhook, by which a receiver knows it again': ['webhook_deliveries.message_id'],
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

/** Names of the columns that an export has as they are stored, and of those that stay out. */
const sidesOf = (entry: PersonalColumn & Exported) => {
  if ('documents' in entry) return { inside: [], outside: [] };
  return {
    inside: entry.fields.flatMap(({ columns }) => columns.map(nameOf)),
    outside: (entry.without ?? []).map(nameOf),
  };
};

it('says of each column of an export which call shows it, or why it is the member’s own alone', () => {
  const { personal } = allContributions;
  const others = personal.filter(({ object }) => !object).map(({ column }) => nameOf(column));
  for (const entry of personal.filter(isExported)) {
    if ('documents' in entry) {
      expect(allCalls.has(entry.documents.like.operation)).toBe(true);
      continue;
    }
    const { inside, outside } = sidesOf(entry);
    const all = Object.values(getTableColumns(entry.column.table as PgTable)).map(nameOf);
    const own = nameOf(entry.column);
    const silent = all.filter(
      (name) =>
        !inside.includes(name) &&
        !outside.includes(name) &&
        (name === own || !others.includes(name)),
    );
    expect([entry.file, silent]).toEqual([entry.file, []]);
    // Each is said once, of this table, and names no one else.
    const both = [...inside, ...outside];
    expect([entry.file, both.filter((name, at) => both.indexOf(name) !== at)]).toEqual([
      entry.file,
      [],
    ]);
    expect(both.filter((name) => !all.includes(name))).toEqual([]);
    expect(inside.filter((name) => name !== own && others.includes(name))).toEqual([]);
    for (const fields of entry.fields)
      if ('shownBy' in fields) expect(allCalls.has(fields.shownBy.operation)).toBe(true);
      else expect(fields.ownOnly.length).toBeGreaterThan(2);
  }
});

it('exports no secret', () => {
  const secrets =
    /(hash|password|secret|token|lease|seal|sealed_secret|encrypted_id|file_key|idempotency_key)$/;
  const shown = allContributions.personal
    .filter(isExported)
    .flatMap((entry) => sidesOf(entry).inside);
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((name) => secrets.test(name))).toEqual([]);
});

it('exports no score as it is stored', () => {
  const shown = allContributions.personal
    .filter(isExported)
    .flatMap((entry) => sidesOf(entry).inside);
  // Scores that a judge gave, and those of growth.
  const given = ['work_reviews.score', 'members.growth_score'];
  expect(shown.filter((name) => /score|further|rank/.test(name) && !given.includes(name))).toEqual([
    'competitions.final_ranking',
    'competitions.ranking_paid_date',
    'competitions.ranking_date',
    'forum_posts.award_ranking',
  ]);
});
