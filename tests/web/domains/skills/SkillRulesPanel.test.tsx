import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const id = (sign: string) => sign.repeat(24);
const rule = {
  __typename: 'SkillRule',
  id: id('1'),
  type: 'STAGE',
  skill: { __typename: 'Skill', id: id('5'), name: '特征工程' },
  stage: { __typename: 'Stage', id: id('2') },
  task: null,
};
const task = { __typename: 'CompetitionTask', id: id('4'), name: '种类识别' };
const stages = [
  { __typename: 'Stage', id: id('2'), name: '初赛', tasks: [task] },
  { __typename: 'Stage', id: id('3'), name: '复赛', tasks: [] },
];
const competition = { __typename: 'Competition', id: competitionId };

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({
      competition: {
        ...competition,
        name: '企鹅赛',
        status: 'RUNNING',
        isPublished: true,
        viewerManages: true,
        viewerRole: 'OWNER',
        isSeries: false,
        detailType: null,
        live: null,
        kind: 'COMPETITION',
        stages: stages.map((stage) => ({ ...stage, needsQualification: false })),
        organization: {
          __typename: 'Organization',
          id: id('b'),
          shortName: 'whaletide',
          name: '鲸潮竞赛组',
        },
      },
    }),
    SkillRulesPanel: () => ({ competition: { ...competition, stages, skillRules: [rule] } }),
    SkillSuggestions: () => ({ skills: [{ __typename: 'Skill', id: id('6'), name: '概率预测' }] }),
    SetSkillRules: () => ({ setSkillRules: { ...competition, skillRules: [rule] } }),
    ...answers,
  });
  const page = openPage(`/org/whaletide/competition/manage/${competitionId}/skills`);
  return { ...gateway, ...page };
};

const way = (number: number) => screen.getByRole('combobox', { name: `第${number}条的获得方式` });

describe('技能 of an organizer', () => {
  it('shows the rules, and adds one with a known skill for a task', async () => {
    const { user, inputOf } = open();
    expect(await screen.findByRole('combobox', { name: '第1条的技能' })).toHaveValue('特征工程');
    expect(way(1)).toHaveDisplayValue('从「初赛」晋级');
    await user.click(screen.getByRole('button', { name: '添加规则' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请输入技能名称')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: '第2条的技能' }));
    await user.click(await screen.findByRole('option', { name: '概率预测' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请选择获得方式')).toBeVisible();
    await user.selectOptions(way(2), '初赛：种类识别');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('SetSkillRules')).toEqual({
      competitionId,
      rules: [
        { type: 'STAGE', skill: '特征工程', stageId: id('2'), taskId: null },
        { type: 'TASK', skill: '概率预测', stageId: null, taskId: id('4') },
      ],
    });
  });

  it('says at its row what the site refuses, and keeps what was typed', async () => {
    const { user } = open({
      SetSkillRules: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '没有这个阶段',
          field: 'rules.0.stage',
        });
      },
    });
    await screen.findByRole('combobox', { name: '第1条的技能' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('没有这个阶段')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '第1条的技能' })).toHaveValue('特征工程');
  });

  it('ends all of them', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '移除第1条' }));
    expect(screen.getByText('还没有技能规则')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await inputOf('SetSkillRules')).toEqual({ competitionId, rules: [] });
  });
});
