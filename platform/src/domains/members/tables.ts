import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '@whaletide/schema/rest/account.ts';
import { id, timestamptz } from '../../database/columns.ts';

/** Members as others see them, and what only their own account shows. */
export const members = pgTable('members', {
  id: id(),
  name: text('name').notNull(),
  /** The name as it is compared: nobody takes a name that differs in case or width only. */
  nameKey: text('name_key').notNull().unique(),
  email: text('email').unique(),
  phoneVerified: boolean('phone_verified').notNull().default(false),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** 1 verified by real name, else not; with the name that was verified. */
  verifyStatus: integer('verify_status').notNull().default(0),
  realName: text('real_name'),
  avatar: text('avatar'),
  signature: text('signature'),
  /** 学生 or 在职. */
  identity: text('identity'),
  /** What the member last gave of these when they registered for a competition. */
  university: text('university'),
  majorTag: text('major_tag'),
  major: text('major'),
  company: text('company'),
  job: text('job'),
  location: text('location'),
  /** 1 organization, 2 professional; with the name that was verified. */
  verifyType: integer('verify_type'),
  verifyName: text('verify_name'),
  growthScore: integer('growth_score').notNull().default(0),
  roles: text('roles').array().$type<Role[]>().notNull().default([]),
  createDate: timestamptz('create_date').notNull(),
});
export type MemberRow = typeof members.$inferSelect;
