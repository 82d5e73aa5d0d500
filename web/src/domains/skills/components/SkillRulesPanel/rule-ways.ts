import type { SkillRuleInput } from '#apollo/schema.generated.ts';
import type { SkillRulesPanelQuery } from './SkillRulesPanel.generated.ts';

type Competition = NonNullable<SkillRulesPanelQuery['competition']>;
type Rule = NonNullable<Competition['skillRules']>[number];

/** A rule as it is edited: what earns the skill is one choice, `TASK:<id>`, `STAGE:<id>` or `RANKING`. */
export interface EditedRule {
  key: string;
  skill: string;
  way: string;
}

export const toEdited = ({ id, type, skill, stage, task }: Rule): EditedRule => {
  const subject = stage?.id ?? task?.id;
  return { key: id, skill: skill.name, way: subject ? `${type}:${subject}` : type };
};

export const toInput = ({ skill, way }: EditedRule): SkillRuleInput => {
  const [type, subject = null] = way.split(':');
  return {
    type: type as SkillRuleInput['type'],
    skill,
    stageId: type === 'STAGE' ? subject : null,
    taskId: type === 'TASK' ? subject : null,
  };
};

/** Everything in a competition that can earn a skill, as a select takes it. */
export const waysIn = (stages: NonNullable<Competition['stages']>) => [
  { value: '', label: '请选择' },
  {
    group: '完成提交',
    items: stages.flatMap((stage) =>
      (stage.tasks ?? []).map(({ id, name }) => ({
        value: `TASK:${id}`,
        label: `${stage.name}：${name}`,
      })),
    ),
  },
  {
    group: '晋级',
    // No team is promoted out of the last one.
    items: stages
      .slice(0, -1)
      .map(({ id, name }) => ({ value: `STAGE:${id}`, label: `从「${name}」晋级` })),
  },
  { group: '名次', items: [{ value: 'RANKING', label: '进入最终排名' }] },
];
