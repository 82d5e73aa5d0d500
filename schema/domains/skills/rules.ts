import { skillRuleTypes } from './rest.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const skillLimits = {
  name: 30,
  /** Bindings of one competition. */
  rules: 30,
};

export interface SkillRuleSettings {
  /** skillRuleTypes. */
  type: number;
  skill: string;
  stage: string | null;
  task: string | null;
}

const sameAs = (one: SkillRuleSettings) => (other: SkillRuleSettings) =>
  other.type === one.type &&
  other.skill.trim() === one.skill.trim() &&
  other.stage === one.stage &&
  other.task === one.task;

/** Why a competition's rules can't be, at the field `SkillRules.<index>.<part>`; null when they can. */
export const skillRulesProblem = (rules: readonly SkillRuleSettings[]): Refusal | null => {
  if (rules.length > skillLimits.rules)
    return refuse('BAD_USER_INPUT', `最多${skillLimits.rules}条技能规则`, 'SkillRules');
  for (const [index, rule] of rules.entries()) {
    const at = (part: string, message: string) =>
      refuse('BAD_USER_INPUT', message, `SkillRules.${index}.${part}`);
    const { type, skill, stage, task } = rule;
    if (!skill.trim()) return at('Skill', '请输入技能名称');
    if (skill.trim().length > skillLimits.name)
      return at('Skill', `技能名称不能超过${skillLimits.name}个字`);
    if (!(Object.values(skillRuleTypes) as number[]).includes(type))
      return at('Type', '请选择获得方式');
    if ((type === skillRuleTypes.task) !== (task !== null)) return at('Task', '请选择任务');
    if ((type === skillRuleTypes.stage) !== (stage !== null)) return at('Stage', '请选择阶段');
    if (rules.findIndex(sameAs(rule)) < index) return at('Skill', '与前面的规则重复');
  }
  return null;
};
