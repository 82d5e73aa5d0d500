import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, columnId, held } from '../columns/columns.ts';
import { hidden, star, starId } from './members.ts';

const owner = { __typename: 'Member', id: starId, name: '周启航', avatar: null };
const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    ColumnPage: () => ({ column: column({ owner: { ...owner, communityVerification: null } }) }),
    ColumnProjects: () => ({ column: held([]) }),
    Tasks: () => ({ tasks: [] }),
    MemberProfile: () => ({ member: star() }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage(`/home/column/${columnId}`) };
};
const card = () => screen.findByRole('group', { name: '周启航的名片' });

describe('a member’s card', () => {
  it('is asked for and comes up where a pointer stays on the name', async () => {
    const { user, sent } = open();
    const name = await screen.findByRole('link', { name: '周启航' });
    expect(name).toHaveAttribute('href', `/home/user/profile/${starId}`);
    expect(sent.some(({ operationName }) => operationName === 'MemberProfile')).toBe(false);
    await user.hover(name);
    const shown = within(await card());
    expect(await shown.findByText('常年打榜')).toBeVisible();
    for (const text of ['LV3', '官方机构', '听潮科技 · 算法工程师', '青岛市'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText(/人关注/)).toHaveTextContent('7 人关注');
    expect(shown.getByText(/等级分/)).toHaveTextContent('等级分 1623 ±45（暂定）');
    expect(shown.getByRole('link', { name: '私信：周启航' })).toHaveAttribute(
      'href',
      `/home/user/message?user=${starId}`,
    );
    await user.unhover(name);
    await waitFor(() => expect(screen.queryByRole('group', { name: '周启航的名片' })).toBeNull());
  });

  it('comes by the keyboard behind the name, and goes with Escape', async () => {
    const { user } = open();
    const name = await screen.findByRole('link', { name: '周启航' });
    while (document.activeElement !== name) await user.tab();
    await within(await card()).findByText('常年打榜');
    await user.tab();
    expect(within(await card()).getByRole('link', { name: '周启航' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: '关注：周启航' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: '周启航的名片' })).toBeNull());
  });

  it('follows at once to the eye, and goes back where that fails', async () => {
    let fails = true;
    const { user, inputOf } = open({
      FollowMember: () => {
        if (fails) throw new Refused({ code: 'CONFLICT', message: '该账号已停用' });
        return { follow: star({ followersCount: 8, viewerFollows: true }) };
      },
    });
    await user.hover(await screen.findByRole('link', { name: '周启航' }));
    const shown = within(await card());
    await user.click(await shown.findByRole('button', { name: '关注：周启航' }));
    expect(await screen.findByText('该账号已停用')).toBeVisible();
    fails = false;
    await user.click(await shown.findByRole('button', { name: '关注：周启航' }));
    expect(await shown.findByRole('button', { name: '已关注：周启航' })).toBeVisible();
    expect(shown.getByText(/人关注/)).toHaveTextContent('8 人关注');
    expect(await inputOf('FollowMember')).toEqual({ kind: 'MEMBER', id: starId });
  });

  it('asks a visitor who wants to follow to sign in', async () => {
    const { user } = open({
      Viewer: () => ({ viewer: null }),
      MemberProfile: () => ({ member: star({ viewerFollows: null }) }),
    });
    await user.hover(await screen.findByRole('link', { name: '周启航' }));
    await user.click(await screen.findByRole('button', { name: '关注：周启航' }));
    expect(await screen.findByText(/请登陆后再进行关注!/)).toBeVisible();
  });

  it('has nothing to press on one’s own', async () => {
    const { user } = open({
      MemberProfile: () => ({ member: star({ id: viewer.member.id }) }),
      ColumnPage: () => ({
        column: column({
          owner: { ...owner, id: viewer.member.id, communityVerification: null },
        }),
      }),
    });
    await user.hover(await screen.findByRole('link', { name: '周启航' }));
    const shown = within(await card());
    await shown.findByText('常年打榜');
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('says of a stopped account that it is, and of a hidden one no more than its name', async () => {
    const { user } = open({ MemberProfile: () => ({ member: hidden({ isDeactivated: true }) }) });
    await user.hover(await screen.findByRole('link', { name: '周启航' }));
    const shown = within(await card());
    expect(await shown.findByText('该账号已停用')).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
    expect(shown.queryByText(/人关注/)).toBeNull();
  });

  it('offers to try again where it couldn’t be asked for', async () => {
    let fails = true;
    const { user } = open({
      MemberProfile: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '响应超时' });
        return { member: star() };
      },
    });
    await user.hover(await screen.findByRole('link', { name: '周启航' }));
    const shown = within(await card());
    const again = await shown.findByRole('button', { name: /重试/ });
    fails = false;
    await user.click(again);
    expect(await shown.findByText('常年打榜')).toBeVisible();
  });
});
