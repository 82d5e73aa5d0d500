import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { competition, page, viewer } from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const organization = {
  __typename: 'Organization',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '办比赛的人',
  image: null,
  membersCount: 2,
};
const member = { ...viewer, organizations: [{ organization, role: 'MEMBER' }] };

/** A gateway that knows the organization; `as` is who asks, or signs in. */
const tide = (as: object | null, signsIn = false) => {
  let known = !signsIn;
  return fakeGateway({
    Viewer: () => ({ viewer: known ? as : null }),
    OrganizationLinks: () => ({ viewer: known ? as : null }),
    OrganizationPage: ({ page: number }) => ({
      organization: {
        ...organization,
        competitions: {
          ...page([competition({ id: String(number).repeat(24), name: `第${number}场` })]),
          page: number,
          totalCount: 2,
          hasNextPage: number === 1,
        },
      },
    }),
    OrganizationSignIn: ({ shortName }) => ({
      organization: shortName === 'tide' ? organization : null,
    }),
    SignIn: () => {
      known = true;
      return { signIn: { __typename: 'Viewer', id: viewer.id } };
    },
  });
};

it('shows a visitor its competitions and the way in, and nothing to manage', async () => {
  tide(null);
  openPage('/org/tide');
  expect(await screen.findByRole('heading', { level: 1, name: '潮汐组' })).toBeVisible();
  expect(screen.getByText('办比赛的人')).toBeVisible();
  expect(screen.getByText('位成员')).toHaveTextContent('2 位成员');
  expect(screen.getByRole('link', { name: '第1场' })).toBeVisible();
  const main = screen.getByRole('main');
  const ways = [...main.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/org/tide/login']);
});

it('leads who belongs to it to the competitions that they manage', async () => {
  tide(member);
  openPage('/org/tide');
  const link = await screen.findByRole('link', { name: '管理比赛' });
  expect(link).toHaveAttribute('href', '/org/tide/competition/manage');
  expect(screen.getByText('你是该组织的成员')).toBeVisible();
});

it('leads nobody else there', async () => {
  const { variablesOf } = tide({ ...viewer, organizations: [] });
  openPage('/org/tide');
  await screen.findByRole('heading', { level: 1, name: '潮汐组' });
  await variablesOf('OrganizationLinks');
  expect(screen.queryByRole('link', { name: '管理比赛' })).toBeNull();
});

it.each([
  ['its home', '', '/org/tide'],
  ['where one came from', '?redirect=%2Fhome%2Flatex', '/home/latex'],
])('signing in with its name leads to %s', async (_, query, to) => {
  tide(member, true);
  const { user, currentAddress } = openPage(`/org/tide/login${query}`);
  expect(await screen.findByRole('heading', { level: 1, name: '潮汐组' })).toBeVisible();
  expect(document.title).toContain('登录潮汐组');
  const register = new URLSearchParams({ redirect: to });
  expect(screen.getByRole('link', { name: '注册一个' })).toHaveAttribute(
    'href',
    `/auth/register?${register}`,
  );
  await user.type(screen.getByLabelText('邮箱或用户名'), 'member@demo.test');
  await user.type(screen.getByLabelText('密码'), 'whale-demo-2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(currentAddress()).toBe(to));
});

it('there is no signing in to an organization that nobody has', async () => {
  tide(null);
  openPage('/org/ebb/login');
  expect(await screen.findByText('未找到该组织')).toBeVisible();
});
