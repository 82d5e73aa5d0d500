import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

const field = (digit: string, key: string, name: string) => ({
  __typename: 'ActivityField',
  id: digit.repeat(24),
  key,
  name,
  icon: 'eye',
  count: 0,
});
const [vision, language] = [field('1', 'vision', '视觉'), field('2', 'language', '语言')];
const [camp, hidden, reading] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));
const activity = (id: string | undefined, name: string) => ({
  __typename: 'Competition',
  id,
  name,
});
const ad = { title: '征文', image: '/files/a.png', link: '/home/column' };

/** Values of the configuration that the page doesn't set. */
const others = {
  homeAds: [ad],
  groups: [{ title: '入门', ways: [{ title: '读', description: '', link: '/home/column' }] }],
  learningPaths: [ad],
  projectTabs: ['企鹅'],
  hotProjectIds: ['d'.repeat(24)],
  projectAds: [ad],
  columnIds: ['e'.repeat(24)],
};

const open = ({ refused = false, roles = ['ADMIN'] } = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    ActivitiesAdmin: () => ({
      site: { __typename: 'Site', activityFields: [vision, language] },
      administration: {
        __typename: 'Administration',
        site: {
          __typename: 'RawSite',
          hidden: [hidden],
          site: {
            __typename: 'Site',
            recommendConfig: {
              __typename: 'RecommendConfig',
              ...others,
              activityAds: [],
              classCalendarIds: [camp, hidden],
              classCalendar: [activity(camp, '训练营')],
            },
          },
        },
      },
    }),
    ActivityPicker: () => ({
      activities: {
        __typename: 'CompetitionPage',
        totalCount: 1,
        page: 1,
        perPage: 5,
        items: [activity(reading, '读书会')],
      },
    }),
    ActivityList: () => ({
      activities: {
        __typename: 'CompetitionPage',
        totalCount: 0,
        page: 1,
        hasNextPage: false,
        items: [],
      },
    }),
    ActivityListSide: () => ({
      all: { __typename: 'CompetitionPage', totalCount: 0, items: [] },
      exercises: { __typename: 'CompetitionPage', totalCount: 0, items: [] },
      site: { __typename: 'Site', activityFields: [], recommendConfig: null },
    }),
    SetActivityFields: () => {
      if (refused)
        throw new Refused({
          code: 'CONFLICT',
          message: '方向「视觉」下还有活动，不能删除',
          field: 'fields',
        });
      return { setActivityFields: [vision, language] };
    },
    SetActivityRecommendations: () => ({
      setRecommendConfig: { __typename: 'RecommendConfig', activityAds: [] },
    }),
  });
  const sent = () => gateway.sent.map(({ operationName }) => operationName);
  const page = openPage('/home/admin/activities');
  showNotices();
  return { ...page, gateway, sent };
};

const save = () => screen.findByRole('button', { name: '保存' });

it('saves the fields in their order, without the recommendations', async () => {
  const { user, gateway, sent } = open();
  await user.click(await screen.findByRole('button', { name: '添加方向' }));
  await user.click(await save());
  expect(screen.getByText('标识由小写字母、数字和连字符组成，以字母开头')).toBeVisible();
  const [stored, , added] = screen.getAllByLabelText('标识');
  expect(stored).toHaveAttribute('readonly');
  if (added) await user.type(added, 'data');
  const name = screen.getAllByLabelText('名称')[2];
  if (name) await user.type(name, '数据');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(await save());
  expect(await gateway.inputOf('SetActivityFields')).toEqual({
    fields: [
      { key: 'vision', name: '视觉', icon: 'eye' },
      { key: 'data', name: '数据', icon: 'chart' },
      { key: 'language', name: '语言', icon: 'eye' },
    ],
  });
  // Saved keys can't be changed any more.
  await waitFor(() =>
    screen.getAllByLabelText('标识').forEach((input) => expect(input).toHaveAttribute('readonly')),
  );
  expect(sent()).not.toContain('SetActivityRecommendations');
});

it('says at the fields which of them is in use, and sends nothing more', async () => {
  const { user, sent } = open({ refused: true });
  await user.click(await screen.findByRole('button', { name: '删除「视觉」' }));
  await user.click(screen.getByRole('button', { name: '删除「训练营」' }));
  await user.click(await save());
  const fields = within(screen.getByRole('group', { name: '活动方向' }));
  expect(await fields.findByText('方向「视觉」下还有活动，不能删除')).toBeVisible();
  expect(screen.getAllByLabelText('名称')).toHaveLength(1);
  expect(sent()).not.toContain('SetActivityRecommendations');
});

it('saves banners and calendar, and leaves the rest of the configuration', async () => {
  const { user, gateway, sent } = open();
  await user.click(await screen.findByRole('button', { name: '添加横幅' }));
  await user.type(screen.getByLabelText('说明'), '夏令营');
  await user.type(screen.getByLabelText('图片地址'), '/files/b.png');
  await user.type(screen.getByLabelText('链接'), '/home/activity');
  expect(screen.getByText('已不公开')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '添加活动' }));
  await user.click(await screen.findByRole('button', { name: '添加「读书会」' }));
  await user.click(screen.getByRole('button', { name: '完成' }));
  await user.click(await screen.findByRole('button', { name: '上移「读书会」' }));
  await user.click(await save());
  expect(await gateway.inputOf('SetActivityRecommendations')).toEqual({
    ...others,
    activityAds: [{ title: '夏令营', image: '/files/b.png', link: '/home/activity' }],
    classCalendarIds: [camp, reading, hidden],
  });
  expect(sent()).not.toContain('SetActivityFields');
});

it('asks before what was changed is left, until it is saved', async () => {
  const { user, currentAddress } = open();
  const leave = () => user.click(screen.getByRole('link', { name: '活动列表' }));
  await user.click(await screen.findByRole('button', { name: '删除「视觉」' }));
  await leave();
  const question = within(await screen.findByRole('dialog', { name: '有未保存的修改' }));
  await user.click(question.getByRole('button', { name: '继续编辑' }));
  expect(currentAddress()).toBe('/home/admin/activities');
  expect(screen.getAllByLabelText('名称')).toHaveLength(1);
  await user.click(await save());
  expect(await screen.findByText('已保存')).toBeVisible();
  await leave();
  await waitFor(() => expect(currentAddress()).toBe('/home/activity'));
});

it('asks before changed banners and a changed calendar are left', async () => {
  const { user, currentAddress } = open();
  await user.click(await screen.findByRole('button', { name: '删除「训练营」' }));
  await user.click(screen.getByRole('link', { name: '活动列表' }));
  const question = within(await screen.findByRole('dialog', { name: '有未保存的修改' }));
  await user.click(question.getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(currentAddress()).toBe('/home/activity'));
});

it('is for administrators alone', async () => {
  const { currentAddress } = open({ roles: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(currentAddress()).toContain('/home/error?type=1');
});
