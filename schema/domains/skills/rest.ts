import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, Line, ListOf, Nullable, Time } from '#shared/rest/common.ts';

/** Ways to earn a skill: a reviewed work of a task, promotion out of a stage, a final place. */
export const skillRuleTypes = { task: 1, stage: 2, ranking: 3 } as const;

/** An ability of members, as competitions attest it. */
export const Skill = Type.Object({
  id: Id,
  Name: Type.String(),
  /** Address of a picture; null for the one that everybody draws from its name. */
  Icon: Nullable(Type.String()),
  /** The name of the certificate that comes with it. */
  certificate: Nullable(Type.String()),
});
export type Skill = Static<typeof Skill>;

/** Rule by which a competition gives a skill. */
export const SkillRule = Type.Object({
  _id: Id,
  Competition: Id,
  /** skillRuleTypes. */
  Type: Type.Integer(),
  Skill,
  /** Set for the type `stage` only. */
  Stage: Nullable(Id),
  /** Set for the type `task` only. */
  Task: Nullable(Id),
});
export type SkillRule = Static<typeof SkillRule>;

/** A rule as its organizers set it, with the skill by name: an unknown name is a new skill. */
export const SkillRuleInput = Type.Object({
  Type: Type.Integer(),
  Skill: Line,
  Stage: Nullable(Id),
  Task: Nullable(Id),
});
export type SkillRuleInput = Static<typeof SkillRuleInput>;

export const EarnedSkill = Type.Object({ Skill, Competition: Id, Date: Time });
export type EarnedSkill = Static<typeof EarnedSkill>;

/** The same of one of many members. */
export const MemberSkill = Type.Object({ User: Id, ...EarnedSkill.properties });
export type MemberSkill = Static<typeof MemberSkill>;

// Paths are ours to choose: the specification shows the rules as a part of the competition.

export const skillCalls = {
  list: call({
    operation: 'skills.list',
    method: 'GET',
    path: '/v2/api/skills',
    access: 'public',
    summary: 'The first 20 skills by name; `Name` is a part of it',
    query: Type.Object({ Name: Type.Optional(Type.String({ maxLength: 30 })) }),
    response: ListOf(Skill),
  }),
  ofCompetitions: call({
    operation: 'skills.ofCompetitions',
    method: 'GET',
    path: '/v2/api/skillRules',
    access: 'either',
    summary: 'The rules of competitions that the viewer may see, in their order',
    query: Type.Object({ Competition: Ids }),
    response: ListOf(SkillRule),
  }),
  setRules: call({
    operation: 'skills.setRules',
    method: 'PUT',
    path: '/v2/api/competitions/:id/skillRules',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Sets all rules of a competition; for its managers. Who has earned a skill keeps it. Refused as skills/rules.ts says',
    params: ById,
    body: Type.Object({ SkillRules: Type.Array(SkillRuleInput, { maxItems: 100 }) }),
    response: ListOf(SkillRule),
  }),
  mine: call({
    operation: 'skills.mine',
    method: 'GET',
    path: '/v2/api/user/skills',
    access: 'member',
    summary: 'The skills that the member has earned, newest first; at most 1,000',
    response: ListOf(EarnedSkill),
  }),
  ofMembers: call({
    operation: 'skills.ofMembers',
    method: 'GET',
    path: '/v2/api/memberSkills',
    access: 'public',
    summary: 'The skills that these members have earned, the newest 100 of each, newest first',
    query: Type.Object({ User: Ids }),
    response: ListOf(MemberSkill),
  }),
};
