import { describe, expect, it } from '@jest/globals';
import { skillRuleTypes } from '@whaletide/schema/domains/skills/rest.ts';
import {
  type SkillRuleSettings,
  skillRulesProblem,
} from '@whaletide/schema/domains/skills/rules.ts';

const stage = 'a'.repeat(24);
const task = 'b'.repeat(24);
const byTask = { type: skillRuleTypes.task, skill: '分类', stage: null, task };
const byStage = { type: skillRuleTypes.stage, skill: '分类', stage, task: null };
const byRanking = { type: skillRuleTypes.ranking, skill: '分类', stage: null, task: null };

describe('the skill rules of a competition', () => {
  it.each<[string, SkillRuleSettings[], string | null, string | null]>([
    ['none', [], null, null],
    ['one of each kind', [byTask, byStage, byRanking], null, null],
    ['the same skill for two tasks', [byTask, { ...byTask, task: stage }], null, null],
    ['a name of 30', [{ ...byRanking, skill: '潮'.repeat(30) }], null, null],
    ['a name of 31', [{ ...byRanking, skill: '潮'.repeat(31) }], '技能名称不能超过30个字', 'Skill'],
    ['no name', [{ ...byRanking, skill: ' ' }], '请输入技能名称', 'Skill'],
    ['an unknown kind', [{ ...byRanking, type: 0 }], '请选择获得方式', 'Type'],
    ['a task that is missing', [{ ...byTask, task: null }], '请选择任务', 'Task'],
    ['a task that is too much', [{ ...byRanking, task }], '请选择任务', 'Task'],
    ['a stage that is missing', [{ ...byStage, stage: null }], '请选择阶段', 'Stage'],
    ['a stage that is too much', [{ ...byTask, stage }], '请选择阶段', 'Stage'],
  ])('%s', (_, rules, message, part) => {
    const problem = skillRulesProblem(rules);
    expect(problem?.message ?? null).toBe(message);
    expect(problem?.field ?? null).toBe(part && `SkillRules.0.${part}`);
  });

  it('say each thing once', () => {
    expect(skillRulesProblem([byTask, byStage, { ...byTask, skill: ' 分类 ' }])).toEqual({
      code: 'BAD_USER_INPUT',
      message: '与前面的规则重复',
      field: 'SkillRules.2.Skill',
    });
  });

  it('are at most 30', () => {
    const rules = Array.from({ length: 31 }, (_, index) => ({ ...byRanking, skill: `${index}` }));
    expect(skillRulesProblem(rules.slice(1))).toBeNull();
    expect(skillRulesProblem(rules)?.message).toBe('最多30条技能规则');
  });
});
