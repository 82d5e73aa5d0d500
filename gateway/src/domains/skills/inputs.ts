import { skillCalls } from '@whaletide/schema/rest/skills.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = { setSkillRules: bind('SetSkillRulesInput', skillCalls.setRules) };
