import { and, eq } from 'drizzle-orm';
import { skillRuleTypes } from '@whaletide/schema/domains/skills/rest.ts';
import { EVENT_SKILL_EARNED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import { slices } from '#database/slices.ts';
import type { Services } from '#services.ts';
import { memberSkills, skillRules, skills } from '../tables.ts';

/** Event in a competition that may earn skills. */
export type Occasion = { competition: { id: string; name: string } } & (
  { taskId: string } | { stageId: string } | { ranking: true }
);

const ruleOf = (occasion: Occasion) => {
  if ('taskId' in occasion)
    return and(eq(skillRules.type, skillRuleTypes.task), eq(skillRules.taskId, occasion.taskId));
  if ('stageId' in occasion)
    return and(eq(skillRules.type, skillRuleTypes.stage), eq(skillRules.stageId, occasion.stageId));
  return eq(skillRules.type, skillRuleTypes.ranking);
};

/**
 * Gives members the skills that the competition's rules promise for this, in the caller's
 * transaction, and tells them; a skill that a member has stays as it is.
 */
export const awardSkills = async (
  tx: Transaction,
  { events, now }: Services,
  occasion: Occasion,
  memberIds: readonly string[],
): Promise<void> => {
  const { competition } = occasion;
  const earned = await tx
    .selectDistinct({ id: skills.id, name: skills.name })
    .from(skillRules)
    .innerJoin(skills, eq(skills.id, skillRules.skillId))
    .where(and(eq(skillRules.competitionId, competition.id), ruleOf(occasion)))
    .orderBy(skills.id);
  // In the order of ids, as everything that locks members.
  const recipients = [...new Set(memberIds)].toSorted();
  if (recipients.length === 0) return;
  for (const { id, name } of earned) {
    const earning = { skillId: id, competitionId: competition.id, date: now() };
    const added: { memberId: string }[] = [];
    for (const some of slices(recipients))
      added.push(
        ...(await tx
          .insert(memberSkills)
          .values(some.map((memberId) => ({ memberId, ...earning })))
          .onConflictDoNothing()
          .returning({ memberId: memberSkills.memberId })),
      );
    await events.publish(
      tx,
      added.map(({ memberId }) => memberId),
      {
        kind: 'notification',
        eventType: EVENT_SKILL_EARNED,
        related: competition.id,
        data: {
          Competition: { _id: competition.id, Name: competition.name },
          Skill: { _id: id, Name: name },
        },
      },
    );
  }
};
