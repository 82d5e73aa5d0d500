import { asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { EarnedSkill, MemberSkill } from '@whaletide/schema/domains/skills/rest.ts';
import type { Handle } from '#database/database.ts';
import { memberSkills, type SkillRow, skills } from '../tables.ts';
import { toSkill } from './rules.ts';

const OWN = 1_000;
const OF_EACH = 100;

const toEarned = (
  earned: Pick<typeof memberSkills.$inferSelect, 'competitionId' | 'date'>,
  skill: SkillRow,
): EarnedSkill => ({
  Skill: toSkill(skill),
  Competition: earned.competitionId,
  Date: earned.date.toISOString(),
});

/** Lists the skills that the member has earned, newest first. */
export const earnedSkills = async (db: Handle, memberId: string): Promise<EarnedSkill[]> => {
  const rows = await db
    .select({ earned: memberSkills, skill: skills })
    .from(memberSkills)
    .innerJoin(skills, eq(skills.id, memberSkills.skillId))
    .where(eq(memberSkills.memberId, memberId))
    .orderBy(desc(memberSkills.date), asc(skills.id))
    .limit(OWN);
  return rows.map(({ earned, skill }) => toEarned(earned, skill));
};

/** Lists the skills that these members have earned, the newest of each, newest first. */
export const skillsOfMembers = async (
  db: Handle,
  memberIds: readonly string[],
): Promise<MemberSkill[]> => {
  const newest = db.$with('newest').as(
    db
      .select({
        ...getTableColumns(memberSkills),
        place:
          sql<number>`row_number() over (partition by ${memberSkills.memberId} order by ${memberSkills.date} desc, ${memberSkills.skillId})`.as(
            'place',
          ),
      })
      .from(memberSkills)
      .where(inArray(memberSkills.memberId, [...memberIds])),
  );
  const rows = await db
    .with(newest)
    .select({
      memberId: newest.memberId,
      competitionId: newest.competitionId,
      date: newest.date,
      skill: skills,
    })
    .from(newest)
    .innerJoin(skills, eq(skills.id, newest.skillId))
    .where(lte(newest.place, OF_EACH))
    .orderBy(asc(newest.memberId), asc(newest.place));
  return rows.map(({ memberId, skill, ...earned }) => ({
    User: memberId,
    ...toEarned(earned, skill),
  }));
};
