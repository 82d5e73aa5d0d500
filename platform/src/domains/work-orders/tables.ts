import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { uploads } from '../uploads/tables.ts';

/** Subjects of work orders, in groups; filled by catalogue.ts, changed by operators. */
export const workOrderTypeGroups = pgTable('work_order_type_groups', {
  id: id(),
  name: text('name').notNull(),
  /** `Competition` where its work orders are about one. */
  refType: text('ref_type'),
  position: integer('position').notNull(),
});

export const workOrderTypes = pgTable('work_order_types', {
  id: id(),
  groupId: text('group_id')
    .notNull()
    .references(() => workOrderTypeGroups.id),
  name: text('name').notNull(),
  position: integer('position').notNull(),
  /** Filed by a form of its own. */
  hidden: boolean('hidden').notNull().default(false),
  /** True for types of the workbench's organizations. */
  isOrg: boolean('is_org').notNull().default(false),
  template: text('template').notNull().default(''),
  document: text('document').notNull().default(''),
});
export type WorkOrderTypeRow = typeof workOrderTypes.$inferSelect;

export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    /** The number that people call it by. */
    orderId: integer('order_id')
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: 10_001 }),
    creatorId: text('creator_id')
      .notNull()
      .references(() => members.id),
    typeId: text('type_id')
      .notNull()
      .references(() => workOrderTypes.id),
    content: text('content').notNull(),
    competitionId: text('competition_id').references(() => competitions.id),
    organizationId: text('organization_id').references(() => organizations.id),
    /** workOrderStatus of the contract. */
    status: integer('status').notNull().default(0),
    /** resolveStatus of the contract. */
    resolve: integer('resolve'),
    /** Time at which it closes by itself; with the status 4 only. */
    confirmBefore: timestamptz('confirm_before'),
    answered: boolean('answered').notNull().default(false),
    priority: boolean('priority').notNull().default(false),
    /** Time since which the member waits for an answer. */
    waitingSince: timestamptz('waiting_since'),
    /** Time by which the first answer is promised. */
    answerDue: timestamptz('answer_due').notNull(),
    firstAnswerDate: timestamptz('first_answer_date'),
    /**
     * Member of the support who has it, and is notified of what its creator does. Without effect
     * while they aren't of the staff.
     */
    handlerId: text('handler_id').references(() => members.id),
    createDate: timestamptz('create_date').notNull(),
    modifyDate: timestamptz('modify_date').notNull(),
  },
  (table) => [
    index('work_orders_creator').on(table.creatorId, table.createDate.desc().nullsFirst()),
    index('work_orders_status').on(table.status, table.createDate),
    index('work_orders_handler').on(table.handlerId, table.createDate),
    index('work_orders_filed').on(table.createDate),
    index('work_orders_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
);
export type WorkOrderRow = typeof workOrders.$inferSelect;

const order = () =>
  text('work_order_id')
    .notNull()
    .references(() => workOrders.id);

export const workOrderMessages = pgTable(
  'work_order_messages',
  {
    id: id(),
    /** The order of a thread, whose messages are written under the work order's lock. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    workOrderId: order(),
    fromId: text('from_id')
      .notNull()
      .references(() => members.id),
    isAdmin: boolean('is_admin').notNull(),
    content: text('content').notNull(),
    /** Files by their uploads; sizes in bytes. */
    attachments: jsonb('attachments')
      .$type<{ key: string; name: string; size: number }[]>()
      .notNull(),
    /** The support's reason for closing. */
    closes: boolean('closes').notNull().default(false),
    date: timestamptz('date').notNull(),
  },
  (table) => [index('work_order_messages_thread').on(table.workOrderId, table.number)],
);
export type WorkOrderMessageRow = typeof workOrderMessages.$inferSelect;

/** Files that a work order shows somewhere: who may read it may read them. */
export const workOrderFiles = pgTable(
  'work_order_files',
  {
    workOrderId: order(),
    key: text('key')
      .notNull()
      .references(() => uploads.key),
  },
  (table) => [
    primaryKey({ columns: [table.workOrderId, table.key] }),
    index('work_order_files_key').on(table.key),
  ],
);

/** Texts that the support inserts into its answers. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: id(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    createDate: timestamptz('create_date').notNull(),
    updateDate: timestamptz('update_date').notNull(),
  },
  (table) => [index('canned_answers_order').on(table.createDate, table.id)],
);
export type CannedAnswerRow = typeof cannedAnswers.$inferSelect;
