import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const nothingHidden = {
  __typename: 'Site',
  rawCountCompetitionIds: ['a'.repeat(24)],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [],
  hostApplicationUrl: null,
  hostChatUrl: null,
  communityUrl: null,
  companyLinks: [],
  competitionAds: [],
  externalBoards: [],
  searchTrends: [],
  lunarNewYear: null,
  recommendConfig: {
    __typename: 'RecommendConfig',
    homeAds: [],
    groups: [],
    learningPaths: [],
    projectTabs: ['企鹅'],
    hotProjectIds: [],
    projectAds: [],
    columnIds: [],
  },
};

const open = (
  roles: string[],
  { site = nothingHidden as object, hidden = [] as string[], page = '' } = {},
) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles } }),
    Tasks: () => ({ tasks: [] }),
    SiteSettings: () => ({
      administration: {
        __typename: 'Administration',
        site: { __typename: 'RawSite', site, hidden },
      },
    }),
    SetRecommendConfig: () => ({
      setRecommendConfig: { __typename: 'RecommendConfig', projectTabs: ['企鹅'] },
    }),
    SetSiteSettings: () => ({ setSiteSettings: { __typename: 'Site', name: '鲸潮社区' } }),
  });
  return { ...openPage(`/home/admin/site${page}`), gateway };
};

it('says at the field what is wrong, and saves all at once', async () => {
  const { user, gateway } = open(['ADMIN']);
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  const chat = await screen.findByLabelText('办赛咨询二维码的地址');
  await fill(chat, 'chat.example.org');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
  await user.clear(chat);
  await fill(chat, 'https://chat.example.org');
  const boxes = screen.getByLabelText('收集平台ID的比赛');
  await fill(boxes, `${'b'.repeat(24)}  Openi启智平台ID`);
  await fill(screen.getByLabelText('需先通过初赛的比赛'), 'c'.repeat(24));
  await user.click(screen.getByRole('button', { name: '添加广告位' }));
  await fill(screen.getByLabelText('说明'), '海报');
  await fill(screen.getByLabelText('图片地址'), '/files/poster.png');
  await fill(screen.getByLabelText('链接'), '/home/competition');
  await user.click(screen.getByRole('button', { name: '添加热搜词' }));
  await fill(screen.getByLabelText('热搜词'), '海雾');
  await user.selectOptions(screen.getByLabelText('去往'), '专栏');
  await fill(screen.getByLabelText('专栏编号'), 'd'.repeat(24));
  await user.click(screen.getByRole('button', { name: '添加公司链接' }));
  await fill(screen.getByLabelText('链接名称'), '关于我们 ');
  await fill(screen.getByLabelText('链接去往'), 'example.org');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText(/^「关于我们」的链接须是本站路径或完整地址$/)).toBeVisible();
  await user.clear(screen.getByLabelText('链接去往'));
  await fill(screen.getByLabelText('链接去往'), 'https://example.org');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const inputs = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'SetSiteSettings')
      .map(({ variables }) => variables.input);
  await waitFor(() =>
    expect(inputs()).toEqual([
      {
        rawCountCompetitionIds: ['a'.repeat(24)],
        hiddenRegisterCompetitionIds: [],
        preliminaryCompetitionIds: ['c'.repeat(24)],
        platformIdBoxes: [{ competitionId: 'b'.repeat(24), name: 'Openi启智平台ID' }],
        hostApplicationUrl: null,
        hostChatUrl: 'https://chat.example.org',
        communityUrl: null,
        companyLinks: [{ title: '关于我们', url: 'https://example.org' }],
        competitionAds: [{ title: '海报', image: '/files/poster.png', link: '/home/competition' }],
        externalBoards: [],
        searchTrends: [{ name: '海雾', type: 'COLUMN', url: null, id: 'd'.repeat(24) }],
        lunarNewYear: null,
      },
    ]),
  );
});

it('recommends on the home page and beside the projects, on a page of its own', async () => {
  const { user, gateway } = open(['ADMIN'], { page: '/recommend' });
  const save = await screen.findByRole('button', { name: '保存' });
  const form = within(screen.getByRole('form', { name: '推荐内容' }));
  await user.click(form.getByRole('button', { name: '添加推荐组' }));
  await user.click(save);
  expect(form.getByText('请输入推荐的标题，最多30个字符')).toBeVisible();
  await user.type(form.getByLabelText('第1组的标题'), '入门');
  const way = within(form.getByRole('group', { name: '第1组第1条' }));
  await user.type(way.getByLabelText('标题'), '读专栏');
  await user.type(way.getByLabelText('链接'), '/home/column');
  await user.click(form.getByRole('button', { name: '添加横幅' }));
  await user.type(form.getByLabelText('说明', { selector: '[data-path="homeAds"] *' }), '征文');
  await user.type(form.getByLabelText('图片地址'), '/files/a.png');
  await user.type(
    form.getByLabelText('链接', { selector: '[data-path="homeAds"] *' }),
    '/home/column',
  );
  await user.click(save);
  await waitFor(() =>
    expect(
      gateway.sent.find(({ operationName }) => operationName === 'SetRecommendConfig')?.variables,
    ).toEqual({
      input: {
        homeAds: [{ title: '征文', image: '/files/a.png', link: '/home/column' }],
        groups: [
          { title: '入门', ways: [{ title: '读专栏', description: '', link: '/home/column' }] },
        ],
        learningPaths: [],
        projectTabs: ['企鹅'],
        hotProjectIds: [],
        projectAds: [],
        columnIds: [],
      },
    }),
  );
});

it('keeps what is hidden meanwhile, and says which that is', async () => {
  const link = `/home/column/${'e'.repeat(24)}`;
  const hot = 'f'.repeat(24);
  const ad = { __typename: 'Advertisement', title: '专栏', image: '/files/a.png', link };
  const trend = { __typename: 'SearchTrend', name: '海雾', type: 'PROJECT', url: null, id: hot };
  const recommended = {
    ...nothingHidden.recommendConfig,
    homeAds: [ad, { ...ad, link: '/home/column' }],
    groups: [
      {
        __typename: 'RecommendGroup',
        title: '入门',
        ways: [{ __typename: 'RecommendedWay', title: '读专栏', description: '', link }],
      },
    ],
    hotProjectIds: [hot, 'a'.repeat(24)],
  };
  const site = { ...nothingHidden, searchTrends: [trend], recommendConfig: recommended };
  const { user, gateway } = open(['ADMIN'], { site, hidden: [link, hot], page: '/recommend' });
  const form = within(await screen.findByRole('form', { name: '推荐内容' }));
  const notes = (found: string) => form.getAllByText(`已隐藏或删除，前台不显示：${found}`);
  expect(notes(link)).toHaveLength(2);
  expect(notes(hot)).toHaveLength(1);

  await user.click(form.getByRole('button', { name: '保存' }));
  const { input } = await gateway.variablesOf('SetRecommendConfig');
  expect(input).toMatchObject({
    homeAds: [{ link }, { link: '/home/column' }],
    groups: [{ ways: [{ link }] }],
    hotProjectIds: recommended.hotProjectIds,
  });
  // Saved changes are left without a question.
  await user.click(screen.getByRole('link', { name: '站点设置' }));
  const settings = within(await screen.findByRole('form', { name: '站点设置' }));
  expect(settings.getByText(`已隐藏或删除，前台不显示：${hot}`)).toBeVisible();
});

it('asks before what was typed is left for the other page', async () => {
  const { user, currentAddress } = open(['ADMIN'], { page: '/recommend' });
  await user.type(await screen.findByLabelText(/热门项目/), 'a'.repeat(24));
  await user.click(screen.getByRole('link', { name: '站点设置' }));
  const question = await screen.findByRole('dialog');
  expect(currentAddress()).toBe('/home/admin/site/recommend');
  await user.click(within(question).getByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText(/热门项目/)).toHaveValue('a'.repeat(24));
});

it('is for administrators alone', async () => {
  const { currentAddress } = open([]);
  await screen.findByRole('heading', { level: 1 });
  expect(currentAddress()).toContain('/home/error?type=1');
});
