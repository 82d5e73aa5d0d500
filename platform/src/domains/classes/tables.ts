import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { classItemKinds } from '@whaletide/schema/domains/classes/rules/items.ts';
import { id, timestamptz } from '#database/columns.ts';
import { columns } from '../columns/tables.ts';
import { tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { labs } from '../projects/tables.ts';

/** Classes that teachers make in an organization. */
export const classes = pgTable(
  'classes',
  {
    id: id(),
    /** Null once it is gone; its teacher keeps the class. */
    organizationId: text('organization_id').references(() => organizations.id, {
      onDelete: 'set null',
    }),
    /** Null once their account is gone; administrators of the organization run the class. */
    teacherId: text('teacher_id').references(() => members.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Sent by the teacher to who shall join. */
    joinCode: text('join_code').notNull().unique(),
    /** True where one joins by the code, and by the domain of mail. */
    open: boolean('open').notNull(),
    /** Lower case, without an @; null for none. */
    mailDomain: text('mail_domain'),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    index('classes_of_organization').on(table.organizationId),
    index('classes_of_teacher').on(table.teacherId),
    index('classes_of_mail')
      .on(table.mailDomain)
      .where(sql`${table.mailDomain} is not null`),
  ],
);
export type ClassRow = typeof classes.$inferSelect;

const ofClass = () =>
  text('class_id')
    .notNull()
    .references(() => classes.id, { onDelete: 'cascade' });

const member = () =>
  text('member_id')
    .notNull()
    .references(() => members.id);

/** Students of classes. Who is taken out stays as `removed`, so that no code brings them back. */
export const classStudents = pgTable(
  'class_students',
  {
    classId: ofClass(),
    memberId: member(),
    state: text('state', { enum: ['offered', 'joined', 'removed'] }).notNull(),
    /** Time since which they are that. */
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.memberId] }),
    index('class_students_member').on(table.memberId),
  ],
);

/** Tasks and projects that classes do. */
export const classItems = pgTable(
  'class_items',
  {
    id: id(),
    classId: ofClass(),
    kind: text('kind', { enum: classItemKinds }).notNull(),
    /** Task of a competition or practice; null for a lesson. */
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    /** Column and project of a lesson; null for a task. */
    columnId: text('column_id').references(() => columns.id, { onDelete: 'cascade' }),
    labId: text('lab_id').references(() => labs.id, { onDelete: 'cascade' }),
    openDate: timestamptz('open_date'),
    dueDate: timestamptz('due_date'),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    unique('class_items_task').on(table.classId, table.kind, table.taskId),
    unique('class_items_lesson').on(table.classId, table.columnId, table.labId),
  ],
);
export type ClassItemRow = typeof classItems.$inferSelect;

/** Lessons that students have read. */
export const classReads = pgTable(
  'class_reads',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => classItems.id, { onDelete: 'cascade' }),
    memberId: member(),
    /** The first time. */
    date: timestamptz('date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.memberId] }),
    index('class_reads_member').on(table.memberId),
  ],
);
