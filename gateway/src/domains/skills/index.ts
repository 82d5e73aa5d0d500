import {
  EarnedSkill,
  Skill,
  SkillRule,
  skillRuleTypes,
} from '@whaletide/schema/domains/skills/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { skillLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const skills = {
  resolvers: [resolvers],
  restTypes: { Skill, SkillRule, EarnedSkill },
  enums: {
    SkillRuleType: {
      values: {
        TASK: skillRuleTypes.task,
        STAGE: skillRuleTypes.stage,
        RANKING: skillRuleTypes.ranking,
      },
      rest: 'UNKNOWN',
      isChosen: true,
    },
  },
  inputs,
  loaders: skillLoaders,
} satisfies Domain;
