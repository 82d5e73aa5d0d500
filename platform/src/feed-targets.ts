import { and, eq, inArray } from 'drizzle-orm';
import { columns } from './domains/columns/tables.ts';
import { onCommunityPages } from './domains/competitions/store/public-pages.ts';
import { competitions } from './domains/competitions/tables.ts';
import { datasets } from './domains/datasets/tables.ts';
import type { TellableTargets } from './domains/feed/store.ts';
import { members } from './domains/members/tables.ts';
import { labs } from './domains/projects/tables.ts';

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** What a feed may speak of, by its kind. */
export const feedTargets: TellableTargets = {
  LAB: async (db, among) =>
    ids(
      await db
        .select({ id: labs.id })
        .from(labs)
        .where(and(inArray(labs.id, [...among]), eq(labs.private, false))),
    ),
  DATASET: async (db, among) =>
    ids(
      await db
        .select({ id: datasets.id })
        .from(datasets)
        .where(and(inArray(datasets.id, [...among]), eq(datasets.visibility, 'PUBLIC'))),
    ),
  COMPETITION: async (db, among) =>
    ids(
      await db
        .select({ id: competitions.id })
        .from(competitions)
        .where(and(inArray(competitions.id, [...among]), onCommunityPages)),
    ),
  USER: async (db, among) =>
    ids(
      await db
        .select({ id: members.id })
        .from(members)
        .where(and(inArray(members.id, [...among]), eq(members.hideProfile, false))),
    ),
  COLUMN: async (db, among) =>
    ids(
      await db
        .select({ id: columns.id })
        .from(columns)
        .where(inArray(columns.id, [...among])),
    ),
};
