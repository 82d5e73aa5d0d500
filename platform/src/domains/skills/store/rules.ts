import { asc, eq, inArray } from 'drizzle-orm';
import type { Skill, SkillRule, SkillRuleInput } from '@whaletide/schema/domains/skills/rest.ts';
import { skillRulesProblem } from '@whaletide/schema/domains/skills/rules.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '#domains/competitions/store/lock.ts';
import { competitionsByIds } from '#domains/competitions/store/reading.ts';
import { stages, tasks } from '#domains/competitions/tables.ts';
import { actedBy, ofCompetition, record } from '#domains/moderation/store.ts';
import { type SkillRow, skillRules, skills } from '../tables.ts';

const SUGGESTED = 20;

export const toSkill = ({ id, name, icon, certificate }: SkillRow): Skill => ({
  id,
  Name: name,
  Icon: icon,
  certificate,
});

/** The first skills by name whose name has this part. */
export const skillsNamed = async (db: Handle, part: string): Promise<Skill[]> => {
  const rows = await db
    .select()
    .from(skills)
    .where(containsText(skills.name, part))
    .orderBy(asc(skills.name))
    .limit(SUGGESTED);
  return rows.map(toSkill);
};

const rulesIn = async (db: Handle, competitionIds: readonly string[]): Promise<SkillRule[]> => {
  const rows = await db
    .select({ rule: skillRules, skill: skills })
    .from(skillRules)
    .innerJoin(skills, eq(skills.id, skillRules.skillId))
    .where(inArray(skillRules.competitionId, [...competitionIds]))
    .orderBy(asc(skillRules.competitionId), asc(skillRules.position));
  return rows.map(({ rule, skill }) => ({
    _id: rule.id,
    Competition: rule.competitionId,
    Type: rule.type,
    Skill: toSkill(skill),
    Stage: rule.stageId,
    Task: rule.taskId,
  }));
};

/** The rules of those of the competitions that the caller may see, in their order. */
export const skillRulesOf = async (
  db: Handle,
  caller: Caller | null,
  competitionIds: readonly string[],
): Promise<SkillRule[]> => {
  const seen = await competitionsByIds(db, competitionIds, caller);
  return rulesIn(
    db,
    seen.map(({ id }) => id),
  );
};

/** Refuses a stage or a task of another competition. */
const checkSubjects = async (
  tx: Transaction,
  competitionId: string,
  rules: readonly SkillRuleInput[],
): Promise<void> => {
  const own = await tx
    .select({ stage: stages.id, task: tasks.id })
    .from(stages)
    .leftJoin(tasks, eq(tasks.stageId, stages.id))
    .where(eq(stages.competitionId, competitionId));
  for (const [index, { Stage, Task }] of rules.entries()) {
    if (Stage !== null && !own.some(({ stage }) => stage === Stage))
      throw badInput('没有这个阶段', `SkillRules.${index}.Stage`);
    if (Task !== null && !own.some(({ task }) => task === Task))
      throw badInput('没有这个任务', `SkillRules.${index}.Task`);
  }
};

/** The ids of skills by their names; new names are created. */
const idsOf = async (
  tx: Transaction,
  names: readonly string[],
  now: Date,
): Promise<Map<string, string>> => {
  const distinct = [...new Set(names)].toSorted();
  await tx
    .insert(skills)
    .values(distinct.map((name) => ({ id: newId(now.getTime()), name })))
    .onConflictDoNothing();
  const rows = await tx.select().from(skills).where(inArray(skills.name, distinct));
  return new Map(rows.map(({ id, name }) => [name, id]));
};

/**
 * Sets all rules of a competition; what was earned by earlier ones stays.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as skills/rules.ts says
 */
export const setSkillRules = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  rules: readonly SkillRuleInput[],
): Promise<SkillRule[]> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    refuseIf(
      skillRulesProblem(
        rules.map(({ Type, Skill: skill, Stage, Task }) => ({
          type: Type,
          skill,
          stage: Stage,
          task: Task,
        })),
      ),
    );
    await checkSubjects(tx, competitionId, rules);
    await record(tx, actedBy(caller, now), {
      action: 'skills.setRules',
      ...ofCompetition(competition),
      before: { rules: await rulesIn(tx, [competitionId]) },
      after: { rules },
    });
    await tx.delete(skillRules).where(eq(skillRules.competitionId, competitionId));
    if (rules.length === 0) return [];
    const names = rules.map((rule) => rule.Skill.trim());
    const ids = await idsOf(tx, names, now());
    await tx.insert(skillRules).values(
      rules.map(({ Type, Stage, Task }, position) => ({
        id: newId(now().getTime()),
        competitionId,
        position,
        type: Type,
        skillId: ids.get(names[position] ?? '') ?? '',
        stageId: Stage,
        taskId: Task,
      })),
    );
    return rulesIn(tx, [competitionId]);
  });
