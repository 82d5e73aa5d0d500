import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  setSkillRules: skillCalls.setRules,
});
