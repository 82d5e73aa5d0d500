import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const skill = (index: number, name: string) => ({
  __typename: 'Skill',
  id: String(index).repeat(24),
  name,
  icon: null,
  certificate: index === 3 ? '实战证书' : null,
});
const rule = (index: number, type: string, name: string, subject: object) => ({
  __typename: 'SkillRule',
  id: String(index).repeat(24),
  type,
  skill: skill(index, name),
  stage: null,
  task: null,
  ...subject,
});
const rules = [
  rule(1, 'TASK', '分类', {
    task: { __typename: 'CompetitionTask', id: 'a'.repeat(24), name: '种类识别' },
  }),
  rule(2, 'STAGE', '建模', { stage: { __typename: 'Stage', id: 'b'.repeat(24), name: '初赛' } }),
  rule(3, 'RANKING', '实战', {}),
];

it('tells what earns which skill, and which of them one has', async () => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    CompetitionPage: () => ({ competition: competition() }),
    SkillSidebar: () => ({
      competition: { __typename: 'Competition', id: competitionId, skillRules: rules },
      viewer: { ...viewer, skills: [{ __typename: 'EarnedSkill', skill: skill(2, '建模') }] },
    }),
  });
  openPage(`/home/competition/${competitionId}`);
  const sidebar = await screen.findByRole('region', { name: '可获得的技能' });
  const texts = within(sidebar)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/分类完成「种类识别」的提交$/),
    expect.stringMatching(/建模已获得从「初赛」晋级$/),
    expect.stringMatching(/实战进入最终排名 · 实战证书$/),
  ]);
});

it('says that the skills could not be loaded, and asks again', async () => {
  let failing = true;
  fakeGateway({
    Viewer: () => ({ viewer: null }),
    CompetitionPage: () => ({ competition: competition() }),
    SkillSidebar: () => {
      if (failing) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
      return {
        competition: { __typename: 'Competition', id: competitionId, skillRules: rules },
        viewer: null,
      };
    },
  });
  const { user } = openPage(`/home/competition/${competitionId}`);
  const sidebar = () => screen.findByRole('region', { name: '可获得的技能' });
  expect(within(await sidebar()).getByText('服务暂时不可用')).toBeVisible();
  failing = false;
  await user.click(within(await sidebar()).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('完成「种类识别」的提交')).toBeVisible();
  expect(within(await sidebar()).getAllByRole('listitem')).toHaveLength(3);
});
