import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { dataset } from '../datasets/datasets.ts';
import { project } from '../projects/projects.ts';

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

/** Content in its name: nothing unless said otherwise. */
const published = (
  projects: (number: number) => object = () => page([]),
  datasets: object = page([]),
) => ({
  OrganizationProjects: ({ page: number }: Record<string, unknown>) => ({
    organization: { ...organization, projects: projects(Number(number)) },
  }),
  OrganizationDatasets: () => ({ organization: { ...organization, datasets } }),
  OrganizationClasses: () => ({ organization: { ...organization, classes: page([]) } }),
});

/** A gateway that knows the organization; `as` is who asks, or signs in. */
const tide = (as: object | null, signsIn = false, answers: Answers = {}) => {
  let known = !signsIn;
  return fakeGateway({
    Viewer: () => ({ viewer: known ? as : null }),
    OrganizationLinks: () => ({ viewer: known ? as : null }),
    ...published(),
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
    ...answers,
  });
};

it('shows a visitor its competitions and the way in, and nothing to manage', async () => {
  tide(null);
  openPage('/org/tide');
  expect(await screen.findByRole('heading', { level: 1, name: '潮汐组' })).toBeVisible();
  expect(screen.getByText('办比赛的人')).toBeVisible();
  expect(screen.getByText('位成员')).toHaveTextContent('2 位成员');
  expect(screen.getByRole('link', { name: '第1场' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '项目' })).toBeNull();
  const main = screen.getByRole('main');
  const ways = [...main.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/org/tide/login']);
});

it('shows what stands in its name, page by page', async () => {
  const projects = (number: number) =>
    page([project(number)], { page: number, totalCount: 2, hasNextPage: number === 1 });
  tide(null, false, published(projects, page([dataset(1)])));
  const { user } = openPage('/org/tide');
  const ofProjects = within(await screen.findByRole('region', { name: '项目' }));
  expect(ofProjects.getByRole('link', { name: '项目1' })).toBeVisible();
  await user.click(ofProjects.getByRole('button', { name: '更多项目' }));
  expect(await ofProjects.findByRole('link', { name: '项目2' })).toBeVisible();
  expect(ofProjects.getByRole('link', { name: '项目1' })).toBeVisible();
  expect(ofProjects.queryByRole('button', { name: '更多项目' })).toBeNull();
  const ofDatasets = within(await screen.findByRole('region', { name: '数据集' }));
  expect(ofDatasets.getByRole('link', { name: '数据集1' })).toBeVisible();
});

it('leads who belongs to it to the competitions that they manage', async () => {
  tide(member);
  openPage('/org/tide');
  const link = await screen.findByRole('link', { name: '管理比赛和活动' });
  expect(link).toHaveAttribute('href', '/org/tide/competition/manage');
  expect(screen.getByText('你是该组织的成员')).toBeVisible();
});

it('leads who teaches in it to their classes', async () => {
  const taught = {
    id: '6'.repeat(24),
    name: '数据一班',
    studentsCount: 12,
    teacher: { id: '7'.repeat(24), name: '潘老师' },
  };
  tide(member, false, {
    OrganizationClasses: () => ({ organization: { ...organization, classes: page([taught]) } }),
  });
  openPage('/org/tide');
  const ofClasses = within(await screen.findByRole('region', { name: '班级' }));
  expect(ofClasses.getByRole('link', { name: '数据一班' })).toHaveAttribute(
    'href',
    `/home/classes/${taught.id}`,
  );
  expect(ofClasses.getByText('潘老师 老师 · 12 名学生')).toBeVisible();
});

it('leads nobody else there', async () => {
  const { variablesOf } = tide({ ...viewer, organizations: [] });
  openPage('/org/tide');
  await screen.findByRole('heading', { level: 1, name: '潮汐组' });
  await variablesOf('OrganizationLinks');
  expect(screen.queryByRole('link', { name: '管理比赛和活动' })).toBeNull();
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
