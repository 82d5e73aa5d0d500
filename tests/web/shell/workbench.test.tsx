import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '../support/data.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const team = (index: number) => ({
  __typename: 'OrganizationMembership',
  organization: {
    __typename: 'Organization',
    id: String(index).padStart(24, 'a'),
    shortName: `team-${index}`,
    name: `团队${index}`,
    image: null,
  },
});

interface With {
  workbenchUrl?: string | null;
  trialUrl?: string | null;
  isPhoneVerified?: boolean;
  teams?: number;
  /** Looked at by who hasn't signed in. */
  visits?: boolean;
}

const open = ({
  workbenchUrl = 'https://bench.example',
  trialUrl = 'https://trial.example',
  isPhoneVerified: phoneVerified = true,
  teams = 0,
  visits = false,
}: With) => {
  const site = {
    __typename: 'Site',
    name: '鲸潮社区',
    workbenchUrl,
    trialUrl,
    rawCountCompetitionIds: [],
    hiddenRegisterCompetitionIds: [],
    preliminaryCompetitionIds: [],
    platformIdBoxes: [],
    lunarNewYear: null,
  };
  fakeGateway({
    Viewer: () => ({ viewer: visits ? null : viewer }),
    OpenCompetitions: () => ({ competitions: page([]) }),
    Site: () => ({ site }),
    Verification: () => {
      throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务器打了个盹' });
    },
    Workbench: () => ({
      site: { __typename: 'Site', workbenchUrl, trialUrl },
      viewer: visits
        ? null
        : {
            __typename: 'Viewer',
            id: viewer.id,
            isPhoneVerified: phoneVerified,
            organizations: Array.from({ length: teams }, (_, index) => team(index)),
          },
    }),
  });
  return openPage('/home/error?type=6');
};

const openMenu = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: '工作台' }));
  return within(await screen.findByRole('menu'));
};

it('leads to the editions of the workbench and to one’s teams', async () => {
  const { user } = open({ teams: 5 });
  const menu = await openMenu(user);
  expect(menu.getByRole('menuitem', { name: '基础版' })).toHaveAttribute('href', '/mw/');
  expect(menu.getByRole('menuitem', { name: /专业版试用/ })).toHaveAttribute(
    'href',
    'https://trial.example/modelwhale/trial?flag=community&version=professional',
  );
  expect(menu.getByRole('menuitem', { name: /团队版试用/ })).toHaveAttribute(
    'href',
    'https://trial.example/modelwhale/trial?flag=community&version=saas',
  );
  expect(menu.getByRole('menuitem', { name: '团队0' })).toHaveAttribute(
    'href',
    'https://bench.example/mw-org/team-0',
  );
  expect(menu.queryByRole('menuitem', { name: '团队4' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: '选择团队' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择团队' }));
  expect(dialog.getByRole('link', { name: '团队4' })).toHaveAttribute(
    'href',
    'https://bench.example/mw-org/team-4',
  );
});

it('asks for a verified phone before a trial', async () => {
  const { user, currentAddress } = open({ isPhoneVerified: false });
  const menu = await openMenu(user);
  await user.click(menu.getByRole('menuitem', { name: /专业版试用/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请试用' }));
  expect(dialog.getByText('需要绑定手机号才能发起试用，是否绑定？')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '去绑定' }));
  await waitFor(() => expect(currentAddress()).toContain('bindPhone=true'));
});

it('offers the trials where they are all that there is', async () => {
  const { user } = open({ workbenchUrl: null, teams: 1 });
  const menu = await openMenu(user);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '专业版试用PRO',
    '团队版试用TEAM',
  ]);
});

it('offers no trial and no workbench where there is none', async () => {
  open({ workbenchUrl: null, trialUrl: null });
  const message = { level: 1, name: '会员专属内容，付费后才能查看' };
  expect(await screen.findByRole('heading', message)).toBeVisible();
  expect(screen.queryByRole('link', { name: '付费解锁' })).toBeNull();
  expect(screen.queryByRole('button', { name: '工作台' })).toBeNull();
});

describe('what members alone see', () => {
  it('leads to the trial', async () => {
    open({});
    expect(await screen.findByRole('link', { name: '付费解锁' })).toHaveAttribute(
      'href',
      'https://trial.example/modelwhale/trial?flag=community&version=professional',
    );
  });

  it('asks for a verified phone before that, as the menu does', async () => {
    const { user, currentAddress } = open({ isPhoneVerified: false });
    await screen.findByRole('button', { name: '付费解锁' });
    const unlock = () => screen.getByRole('button', { name: '付费解锁' });
    // Whether the phone is verified is asked for first.
    await waitFor(() => expect(unlock()).toBeEnabled());
    await user.click(unlock());
    const dialog = within(await screen.findByRole('dialog', { name: '申请试用' }));
    expect(dialog.getByText('需要绑定手机号才能发起试用，是否绑定？')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '去绑定' }));
    await waitFor(() => expect(currentAddress()).toContain('bindPhone=true'));
  });

  it('leads visitors to sign in, and back', async () => {
    open({ visits: true });
    expect(await screen.findByRole('link', { name: '付费解锁' })).toHaveAttribute(
      'href',
      '/auth/communityLogin?redirect=%2Fhome%2Ferror%3Ftype%3D6',
    );
  });
});
