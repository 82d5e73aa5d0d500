import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { competitions, stages, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';

export const skills = pgTable('skills', {
  id: id(),
  name: text('name').notNull().unique(),
  icon: text('icon'),
  certificate: text('certificate'),
});
export type SkillRow = typeof skills.$inferSelect;

/** Rules by which a competition gives a skill; a rule ends with its stage or task. */
export const skillRules = pgTable(
  'skill_rules',
  {
    id: id(),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    /** The order within the competition. */
    position: integer('position').notNull(),
    type: integer('type').notNull(),
    skillId: text('skill_id')
      .notNull()
      .references(() => skills.id),
    stageId: text('stage_id').references(() => stages.id, { onDelete: 'cascade' }),
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
  },
  (table) => [index('skill_rules_competition').on(table.competitionId, table.position)],
);

/** Skills that members have earned: each once, whatever earned it first. */
export const memberSkills = pgTable(
  'member_skills',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    skillId: text('skill_id')
      .notNull()
      .references(() => skills.id),
    competitionId: text('competition_id')
      .notNull()
      .references(() => competitions.id),
    date: timestamptz('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.skillId] })],
);
