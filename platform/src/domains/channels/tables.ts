import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Kind } from '@whaletide/schema/kinds.ts';
import { folding, id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Kinds of things that channels collect. */
export type CollectedKind = Extract<Kind, 'PROJECT' | 'DATASET' | 'COMPETITION'>;

export const channels = pgTable(
  'channels',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Address of its picture. */
    image: text('image'),
    forumEnabled: boolean('forum_enabled').notNull().default(true),
    /** Its place in the carousel, from 1; null for one that administrators didn't choose. */
    recommended: integer('recommended'),
    /** Kept beside the rows that they count, in the same transactions. */
    subscribesNumber: integer('subscribes_number').notNull().default(0),
    /** Things that everybody sees in it, as a trigger on what it holds counts them. */
    labsNumber: integer('labs_number').notNull().default(0),
    datasetsNumber: integer('datasets_number').notNull().default(0),
    competitionsNumber: integer('competitions_number').notNull().default(0),
    createDate: timestamptz('create_date').notNull(),
    /** Time of the last collection. */
    collectDate: timestamptz('collect_date'),
    ...folding(),
  },
  (table) => [
    index('channels_followed').on(table.subscribesNumber.desc().nullsFirst(), table.id),
    index('channels_recommended')
      .on(table.recommended)
      .where(sql`${table.recommended} is not null`),
  ],
);
export type ChannelRow = typeof channels.$inferSelect;

const channel = () =>
  text('channel_id')
    .notNull()
    .references(() => channels.id);

/** Moderators of channels. */
export const channelModerators = pgTable(
  'channel_moderators',
  {
    channelId: channel(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.memberId] }),
    index('channel_moderators_of_member').on(table.memberId),
  ],
);

/** Sections of channels, at most three levels deep. */
export const channelSections = pgTable(
  'channel_sections',
  {
    id: id(),
    channelId: channel(),
    parentId: text('parent_id').references((): AnyPgColumn => channelSections.id),
    name: text('name').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** Its place among its siblings, from 0 and without gaps. */
    position: integer('position').notNull(),
    /**
     * Things that everybody sees in it and in the sections below it that aren't hidden, each once;
     * kept by triggers, since 50,000 in 200 sections take half a second to count.
     */
    labsNumber: integer('labs_number').notNull().default(0),
    datasetsNumber: integer('datasets_number').notNull().default(0),
  },
  (table) => [
    index('channel_sections_ordered').on(table.channelId, table.position),
    index('channel_sections_below').on(table.parentId),
  ],
);
export type SectionRow = typeof channelSections.$inferSelect;

/**
 * Things that channels hold, with what their lists are in the order of: a list of 50,000 is read
 * off an index. Triggers of each kind keep it as the thing has it.
 */
export const channelItems = pgTable(
  'channel_items',
  {
    channelId: channel(),
    kind: text('kind').$type<CollectedKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** Time at which it was collected. */
    date: timestamptz('date').notNull(),
    sticky: boolean('sticky').notNull().default(false),
    /** True while everybody sees it. */
    shown: boolean('shown').notNull(),
    weight: integer('weight').notNull().default(0),
    /** Time of a project's newest version, of a dataset's last change, of a competition's start. */
    updateDate: timestamptz('update_date').notNull(),
    createDate: timestamptz('create_date').notNull(),
    viewsNumber: integer('views_number').notNull().default(0),
    votesNumber: integer('votes_number').notNull().default(0),
  },
  (table) => {
    const ordered = (name: string, ...by: ExtraConfigColumn[]) =>
      index(name)
        .on(
          table.channelId,
          table.kind,
          table.sticky.desc().nullsFirst(),
          ...(by.map((column) => column.desc().nullsFirst()) as ExtraConfigColumn[]),
          table.itemId,
        )
        .where(sql`${table.shown}`);
    return [
      primaryKey({ columns: [table.channelId, table.kind, table.itemId] }),
      index('channel_items_of_item').on(table.kind, table.itemId),
      index('channel_items_collected').on(table.channelId, table.date.desc().nullsFirst()),
      ordered('channel_items_by_weight', table.weight, table.updateDate),
      ordered('channel_items_by_update', table.updateDate),
      ordered('channel_items_by_creation', table.createDate),
      ordered('channel_items_by_views', table.viewsNumber),
      ordered('channel_items_by_votes', table.votesNumber),
    ];
  },
);
export type ItemRow = typeof channelItems.$inferSelect;

/** Things that sections of channels hold. */
export const channelSectionItems = pgTable(
  'channel_section_items',
  {
    sectionId: text('section_id')
      .notNull()
      .references(() => channelSections.id, { onDelete: 'cascade' }),
    channelId: text('channel_id').notNull(),
    kind: text('kind').$type<CollectedKind>().notNull(),
    itemId: text('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.kind, table.itemId] }),
    index('channel_section_items_of_item').on(table.channelId, table.kind, table.itemId),
    // Content taken out of a channel leaves its sections, too.
    foreignKey({
      name: 'channel_section_items_item',
      columns: [table.channelId, table.kind, table.itemId],
      foreignColumns: [channelItems.channelId, channelItems.kind, channelItems.itemId],
    }).onDelete('cascade'),
  ],
);
