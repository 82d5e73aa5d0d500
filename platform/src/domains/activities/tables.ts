import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FieldIcon } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import { id } from '#database/columns.ts';

/** Fields that activities are of; a competition names its own by the key. */
export const activityFields = pgTable('activity_fields', {
  id: id(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').$type<FieldIcon>().notNull(),
  position: integer('position').notNull(),
});
