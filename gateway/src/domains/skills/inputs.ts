import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = { setSkillRules: bind('SetSkillRulesInput', skillCalls.setRules) };
