import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { quest } from '../quests/quests.ts';
import { levelPage, skillId, weeklyBonus } from './growth.ts';

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    LevelPage: () => levelPage(),
    WeeklyBonus: () => weeklyBonus(false),
    ...answers,
  });
  return { ...openPage(address), gateway };
};

const row = (name: RegExp | string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

describe('the level page', () => {
  it('shows how far one is, the levels with their ranges, and what they open', async () => {
    open('/home/user/level');
    expect(await screen.findByText('再获得 240 成长值升至 LV3 航海员')).toBeVisible();
    expect(row('LV1 冲浪手').getByText('成长值 100 以下')).toBeVisible();
    expect(row('LV2 潜水员').getByText('成长值 100–399')).toBeVisible();
    expect(row('LV2 潜水员').getByText('当前等级')).toBeVisible();
    expect(row('LV7 航海王').getByText('成长值 20,000 以上')).toBeVisible();
    expect(row('论坛发言').getByRole('img', { name: '已拥有' })).toBeVisible();
    expect(row('优先支持').getByRole('img', { name: '未拥有' })).toBeVisible();
  });

  it('shows which badges one has since when, and what the others take', async () => {
    open('/home/user/level?tab=badge');
    expect(await screen.findByText(/已获得 1 枚，共 15 枚/)).toBeVisible();
    expect(row('在比赛中获奖 1 次').getByText('2026/11/01 获得')).toBeVisible();
    expect(row('在比赛中获奖 3 次').getByText('未获得')).toBeVisible();
    expect(row('专栏获得 1,000 人关注').getByText('未获得')).toBeVisible();
  });

  it('marks the skill that the address names', async () => {
    open(`/home/user/level?tab=skill&skill=${skillId}`);
    const skill = (await screen.findByText('概率预测')).closest('li');
    expect(skill).toHaveAttribute('aria-current', 'true');
    expect(
      within(skill as HTMLElement).getByRole('link', { name: '西雅图天气预测赛' }),
    ).toHaveAttribute('href', `/home/competition/${'c'.repeat(24)}`);
  });

  it('lists all kinds of tasks in the widget’s order, daily ones too, with their claim', async () => {
    const done = quest('d', { type: 'DAILY', status: 'COMPLETED', progress: 1, sortWeight: 9 });
    const { user } = open('/home/user/level?tab=task', {
      Tasks: () => ({
        tasks: [
          quest('a', { sortWeight: 2 }),
          quest('b', { status: 'FINISHED' }),
          quest('c', { type: 'WEEKLY' }),
          done,
        ],
      }),
      ClaimTaskReward: () => ({
        claimTaskReward: {
          __typename: 'TaskReward',
          task: { __typename: 'Task', id: done.id, status: 'FINISHED', progress: 1 },
          rewards: done.rewards,
          viewer,
        },
      }),
    });
    const main = within(await screen.findByRole('main'));
    const claim = await main.findByRole('button', { name: '领取「任务d」的奖励' });
    const names = () =>
      main.getAllByText(/^任务.$/, { selector: 'li *' }).map((one) => one.textContent);
    expect(names()).toEqual(['任务d', '任务c', '任务a']);
    expect(row('任务d').getByText('每日')).toBeVisible();
    await user.click(claim);
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible();
    expect(names()).toEqual(['任务c', '任务a']);
  });

  it('of somebody else has neither tasks nor the bonus', async () => {
    const other = 'b'.repeat(24);
    open(`/home/user/level/${other}?tab=task`, {
      LevelPage: () => levelPage({ id: other, name: '陈远航', skills: [] }),
    });
    expect(await screen.findByRole('heading', { name: '陈远航的等级' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: '等级与成长' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      '等级',
      '勋章',
      '技能',
    ]);
    expect(screen.queryByRole('button', { name: /每周鲸彩/ })).not.toBeInTheDocument();
  });

  it('is a visitor’s too, of members; one’s own asks to sign in', async () => {
    const { goTo, currentAddress } = open(`/home/user/level/${viewer.member.id}`, {
      Viewer: () => ({ viewer: null }),
    });
    expect(await screen.findByRole('heading', { name: '林小舟的等级' })).toBeVisible();
    expect(document.title).toContain('林小舟的等级');
    await goTo(`/home/user/level/${viewer.member.id}?tab=badge`);
    await waitFor(() => expect(document.title).toContain('林小舟的勋章'));
    await goTo('/home/user/level?tab=badge');
    expect(currentAddress()).toBe(
      `/auth/communityLogin?redirect=${encodeURIComponent('/home/user/level?tab=badge')}`,
    );
  });

  it('says that there is no such member', async () => {
    open(`/home/user/level/${'f'.repeat(24)}`, {
      LevelPage: () => ({ ...levelPage(), member: null }),
    });
    expect(await screen.findByText('没有找到这位成员')).toBeVisible();
  });

  it('offers to try again where badges couldn’t be loaded', async () => {
    let asked = 0;
    const { user } = open('/home/user/level?tab=badge', {
      LevelPage: () => {
        asked += 1;
        const failed = new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法获取' });
        return asked > 1 ? levelPage() : levelPage({ badges: failed });
      },
    });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: /重试|重新加载/ }));
    expect(await screen.findByText(/已获得 1 枚/)).toBeVisible();
  });
});
