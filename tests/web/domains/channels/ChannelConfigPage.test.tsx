import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competition, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { dataset } from '../datasets/datasets.ts';
import { project } from '../projects/projects.ts';
import { channel, channelId, pageOf } from './channels.ts';

const id = (index: number) => String(index).padStart(24, '5');
const section = (index: number, name: string, children: object[] = []) => ({
  __typename: 'ChannelSection',
  id: id(index),
  name,
  isHidden: false,
  projectsCount: 0,
  datasetsCount: 0,
  children,
});
const leaf = (index: number, name: string) => ({ ...section(index, name), children: undefined });
const tree = [section(1, '入门', [section(3, '清洗')]), section(2, '建模')];
const own = (changes: object = {}) => channel({ viewerModerates: true, ...changes });
const place = (changes: object = {}) => [
  { __typename: 'ChannelPlace', isPinned: false, sections: [], ...changes },
];
const projects = [
  {
    ...project(1),
    channelPlaces: place({
      isPinned: true,
      sections: [{ __typename: 'ChannelSectionName', id: id(1), name: '入门' }],
    }),
  },
  { ...project(2), channelPlaces: place() },
];

const open = (tab = '', answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    ChannelConfig: () => ({ channel: own() }),
    AllChannelSections: () => ({ channel: own({ sections: tree }) }),
    ManagedChannelProjects: () => ({ projects: pageOf('ProjectPage', projects, 11) }),
    ManagedChannelDatasets: () => ({ datasets: pageOf('DatasetPage', []) }),
    ManagedChannelCompetitions: () => ({
      channel: own({ competitions: pageOf('CompetitionPage', []) }),
    }),
    UpdateChannelSection: () => ({ updateChannelSection: own({ sections: tree }) }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage(`/home/special/config/${channelId}${tab}`) };
};
const sections = async () => within(await screen.findByRole('list', { name: '分组' }));
const row = async (name: string) => {
  const found = (await (await sections()).findByRole('button', { name })).closest('li');
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const button = (name: string) => screen.findByRole('button', { name });
const menuItem = (name: string) => screen.findByRole('menuitem', { name });

describe('频道管理', () => {
  it('leads who doesn’t moderate to the channel', async () => {
    const { currentAddress } = open('', {
      ChannelConfig: () => ({ channel: channel() }),
      ChannelPage: () => ({ channel: channel() }),
      ChannelSections: () => ({ channel: channel() }),
      ChannelProjects: () => ({ projects: pageOf('ProjectPage', []) }),
    });
    await waitFor(() => expect(currentAddress()).toBe(`/home/special/detail/${channelId}`));
  });

  it('leads a visitor to sign in', async () => {
    const { currentAddress } = open('', { Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('says where one is', async () => {
    open();
    const trail = within(await screen.findByRole('navigation', { name: '面包屑' }));
    expect(trail.getByRole('link', { name: '频道列表' })).toHaveAttribute('href', '/home/special');
    expect(trail.getByText('频道管理')).toHaveAttribute('aria-current', 'page');
  });
});

describe('分组（拖拽排序）', () => {
  it('is filtered by, folded and unfolded', async () => {
    const { user, variablesOf } = open();
    await user.click(await (await sections()).findByRole('button', { name: '清洗' }));
    await waitFor(async () =>
      expect((await variablesOf('ManagedChannelProjects')).sectionId).toBe(id(3)),
    );
    await user.click(await button('全部主题'));
    await waitFor(async () =>
      expect((await variablesOf('ManagedChannelProjects')).sectionId).toBeNull(),
    );
    await user.click(await button('分组（拖拽排序）'));
    expect(screen.queryByRole('list', { name: '分组' })).toBeNull();
  });

  it.each([
    ['upper edge', 105, { parentId: null, position: 0 }],
    ['middle', 120, { parentId: id(1), position: 1 }],
    ['lower edge', 135, { parentId: null, position: 1 }],
  ])('is arranged by dragging a row onto the %s of another', async (_, clientY, moved) => {
    const { inputOf } = open();
    const [dragged, target] = [await row('建模'), await row('入门')];
    target.getBoundingClientRect = () => ({ top: 100, height: 40 }) as DOMRect;
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(dragged, { dataTransfer });
    for (const name of ['dragOver', 'drop'] as const) {
      const event = createEvent[name](target, { dataTransfer });
      // jsdom's drag events have no place.
      Object.defineProperty(event, 'clientY', { value: clientY });
      fireEvent(target, event);
      if (name === 'dragOver') expect(event.defaultPrevented).toBe(true);
    }
    expect(await inputOf('UpdateChannelSection')).toEqual({ sectionId: id(2), ...moved });
  });

  it('isn’t dropped below itself', async () => {
    const { inputsSoFar } = open();
    const dragged = await row('入门');
    const below = await row('清洗');
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(dragged, { dataTransfer });
    fireEvent.dragOver(below, { dataTransfer });
    fireEvent.drop(below, { dataTransfer });
    expect(inputsSoFar('UpdateChannelSection')).toEqual([]);
  });

  it('is arranged by Alt and an arrow, and keeps the focus', async () => {
    const moved = [section(2, '建模'), section(1, '入门', [section(3, '清洗')])];
    const { user, inputOf } = open('', {
      UpdateChannelSection: () => ({ updateChannelSection: own({ sections: moved }) }),
    });
    (await (await sections()).findByRole('button', { name: '建模' })).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await inputOf('UpdateChannelSection')).toEqual({
      sectionId: id(2),
      parentId: null,
      position: 0,
    });
    const names = async () =>
      (await sections()).getAllByRole('button', { name: /^(入门|清洗|建模)$/ });
    await waitFor(async () => expect((await names())[0]).toHaveTextContent('建模'));
    expect((await names())[0]).toHaveFocus();
    expect(await screen.findByText('「建模」已移到第 1 级，2 个中的第 1 个')).toBeVisible();
  });

  it('is made below another, renamed, hidden and deleted', async () => {
    const { user, inputOf } = open('', {
      CreateChannelSection: () => ({ createChannelSection: own({ sections: tree }) }),
      DeleteChannelSection: () => ({ deleteChannelSection: own({ sections: tree }) }),
    });
    await sections();
    const act = async (name: string, item: string) => {
      await user.click(await button(`分组「${name}」的操作`));
      await user.click(await menuItem(item));
    };
    await act('入门', '新建下级分组');
    await user.type(await screen.findByLabelText(/分组名称/), '可视化');
    await user.click(await button('保存'));
    expect(await inputOf('CreateChannelSection')).toEqual({
      channelId,
      name: '可视化',
      parentId: id(1),
    });
    expect(await screen.findByText('已保存')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('建模', '重命名');
    const name = await screen.findByLabelText(/分组名称/);
    await user.clear(name);
    await user.click(await button('保存'));
    expect(await screen.findByText('请输入分组名称')).toBeVisible();
    await user.type(name, '训练');
    await user.click(await button('保存'));
    expect(await inputOf('UpdateChannelSection')).toEqual({ sectionId: id(2), name: '训练' });
    expect(await screen.findByText('已修改')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('清洗', '隐藏');
    expect(await inputOf('UpdateChannelSection', 2)).toEqual({ sectionId: id(3), isHidden: true });
    await act('建模', '删除');
    const dialog = within(await screen.findByRole('dialog', { name: '删除分组' }));
    await user.click(dialog.getByRole('button', { name: '删除' }));
    expect(await inputOf('DeleteChannelSection')).toEqual({ sectionId: id(2) });
    expect(await screen.findByText('已删除')).toBeVisible();
  });

  it('offers nothing below the third level', async () => {
    const deep = [section(1, '一', [section(2, '二', [leaf(3, '三')])])];
    const { user } = open('', {
      AllChannelSections: () => ({ channel: own({ sections: deep }) }),
    });
    await user.click(await button('分组「三」的操作'));
    expect(await menuItem('重命名')).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '新建下级分组' })).toBeNull();
  });

  it('says why it isn’t changed', async () => {
    const { user } = open('', {
      UpdateChannelSection: () => {
        throw new Refused({ code: 'FORBIDDEN', message: '只有版主可以管理频道' });
      },
    });
    await user.click(await button('分组「建模」的操作'));
    await user.click(await menuItem('上移'));
    expect(await screen.findByText('只有版主可以管理频道')).toBeVisible();
  });
});

describe('what a channel holds', () => {
  const table = async () => within(await screen.findByRole('table'));

  it('is pinned, put into sections and taken out', async () => {
    const { user, inputOf } = open('', {
      PinInChannel: () => ({ pinInChannel: own() }),
      AddToChannelSection: () => ({ addToChannelSection: own({ sections: tree }) }),
      RemoveFromChannelSection: () => ({ removeFromChannelSection: own({ sections: tree }) }),
      UncollectFromChannel: () => ({ uncollectFromChannel: own({ sections: tree }) }),
    });
    expect((await (await table()).findAllByRole('row'))[1]).toHaveTextContent(
      /置顶.*项目1.*苏写浪.*入门/,
    );
    await user.click(await button('置顶「项目2」'));
    const input = { channelId, kind: 'PROJECT', ids: [project(2).id] };
    expect(await inputOf('PinInChannel')).toEqual({ ...input, isPinned: true });
    expect(await screen.findByText('已置顶')).toBeVisible();
    await user.click(await button('取消置顶「项目1」'));
    expect(await screen.findByText('已取消置顶')).toBeVisible();

    await user.click(await button('设置分组「项目1」'));
    expect(await screen.findByRole('checkbox', { name: '入门' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: '入门' }));
    await user.click(screen.getByRole('checkbox', { name: '清洗' }));
    await user.click(await button('确定'));
    const contentId = project(1).id;
    expect(await inputOf('AddToChannelSection')).toEqual({
      sectionId: id(3),
      kind: 'PROJECT',
      contentId,
    });
    expect(await inputOf('RemoveFromChannelSection')).toEqual({
      sectionId: id(1),
      kind: 'PROJECT',
      contentId,
    });
    expect(await screen.findByText('设置成功')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(await button('移除「项目2」'));
    const dialog = within(await screen.findByRole('dialog', { name: '移除项目' }));
    await user.click(dialog.getByRole('button', { name: '移除' }));
    expect(await inputOf('UncollectFromChannel')).toEqual(input);
    expect(await screen.findByText('已移除')).toBeVisible();
  });

  it('is searched, ordered and read page by page', async () => {
    const { user, variablesOf } = open();
    await table();
    await user.type(screen.getByRole('textbox', { name: '搜索项目' }), '企鹅{Enter}');
    await waitFor(async () =>
      expect((await variablesOf('ManagedChannelProjects')).title).toBe('企鹅'),
    );
    await user.selectOptions(screen.getByLabelText('项目排序'), '最新创建');
    await waitFor(async () =>
      expect((await variablesOf('ManagedChannelProjects')).sort).toBe('NEWEST'),
    );
    await user.click(await button('第2页'));
    await waitFor(async () => expect((await variablesOf('ManagedChannelProjects')).page).toBe(2));
  });

  it('is collected, several at once, into the chosen section', async () => {
    const fresh = [project(3), project(4)].map((one) => ({ ...one, channelPlaces: [] }));
    const { user, inputOf } = open('', {
      ChannelProjectChoices: () => ({
        projects: pageOf('ProjectPage', [...fresh, projects[0] ?? {}]),
      }),
      CollectIntoChannel: () => ({ collectIntoChannel: own({ sections: tree }) }),
    });
    await user.click(await (await sections()).findByRole('button', { name: '建模' }));
    await user.click(await button('添加'));
    const dialog = within(await screen.findByRole('dialog', { name: '添加项目' }));
    expect(await dialog.findByRole('checkbox', { name: '项目1' })).toBeDisabled();
    expect(dialog.getByText('已收录')).toBeVisible();
    expect(dialog.getByRole('button', { name: '收录' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: '项目3' }));
    await user.click(dialog.getByRole('checkbox', { name: '项目4' }));
    // All that is chosen is in sight, whatever is searched for, and can be let go of.
    const chosen = within(dialog.getByRole('region', { name: '已选择' }));
    await user.click(chosen.getByRole('button', { name: '取消选择：项目4' }));
    expect(dialog.getByRole('checkbox', { name: '项目4' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: '项目4' }));
    await user.click(dialog.getByRole('button', { name: '收录 2 个' }));
    expect(await inputOf('CollectIntoChannel')).toEqual({
      channelId,
      kind: 'PROJECT',
      ids: [project(3).id, project(4).id],
      sectionId: id(2),
    });
    expect(await screen.findByText('收录成功')).toBeVisible();
  });

  it('is collected up to 100 at once, and the first choice stays', async () => {
    const fresh = Array.from({ length: 101 }, (_, at) => project(100 + at));
    const { user, inputOf } = open('', {
      ChannelProjectChoices: () => ({
        projects: pageOf(
          'ProjectPage',
          fresh.map((one) => ({ ...one, channelPlaces: [] })),
        ),
      }),
      CollectIntoChannel: () => ({ collectIntoChannel: own({ sections: tree }) }),
    });
    await user.click(await button('添加'));
    const dialog = within(await screen.findByRole('dialog', { name: '添加项目' }));
    await dialog.findByRole('checkbox', { name: '项目100' });
    for (const choice of dialog.getAllByRole('checkbox')) fireEvent.click(choice);
    expect(await dialog.findByText('一次最多收录 100 个，请先收录已选择的项目')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: '项目200' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: '收录 100 个' }));
    const ids = fresh.slice(0, 100).map(({ id }) => id);
    expect(await inputOf('CollectIntoChannel')).toMatchObject({ ids });
  });

  it('says in place why it isn’t collected', async () => {
    const { user } = open('', {
      ChannelProjectChoices: () => ({
        projects: pageOf('ProjectPage', [{ ...project(3), channelPlaces: [] }]),
      }),
      CollectIntoChannel: () => {
        throw new Refused({ code: 'CONFLICT', message: '频道收录已满' });
      },
    });
    await user.click(await button('添加'));
    const dialog = within(await screen.findByRole('dialog', { name: '添加项目' }));
    await user.click(await dialog.findByRole('checkbox', { name: '项目3' }));
    await user.click(dialog.getByRole('button', { name: '收录' }));
    expect(await dialog.findByText('频道收录已满')).toBeVisible();
  });

  it('has datasets without the tree beside them', async () => {
    open('/dataset', {
      ManagedChannelDatasets: () => ({
        datasets: pageOf('DatasetPage', [{ ...dataset(1), channelPlaces: place() }]),
      }),
    });
    expect(await button('设置分组「数据集1」')).toBeVisible();
    expect(screen.queryByText('分组（拖拽排序）')).toBeNull();
  });

  it.each([
    ['', '没有找到指定的项目', 'ManagedChannelProjects', { projects: pageOf('ProjectPage', []) }],
    ['/dataset', '没有找到指定的数据集', 'ManagedChannelDatasets', null],
    ['/activity', '没有找到指定的活动', 'ManagedChannelCompetitions', null],
  ])('says at %s where there is nothing', async (tab, text, name, answer) => {
    open(tab, answer ? { [name]: () => answer } : {});
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open('', {
      ManagedChannelProjects: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { projects: pageOf('ProjectPage', projects) };
      },
    });
    expect(await screen.findByText('服务暂时不可用')).toBeVisible();
    fails = false;
    await user.click(await button('重试'));
    expect(await button('移除「项目2」')).toBeVisible();
  });
});

describe('the activities of a channel', () => {
  const held = { ...competition(), channelPlaces: place() };

  it('stand in a table, and are taken out', async () => {
    const { user, inputOf } = open('/activity', {
      ManagedChannelCompetitions: () => ({
        channel: own({ competitions: pageOf('CompetitionPage', [held]) }),
      }),
      UncollectFromChannel: () => ({ uncollectFromChannel: own({ sections: tree }) }),
    });
    const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual(['南极企鹅识别挑战赛', '进行中', '1234', '26']);
    await user.click(await button(held.id));
    expect(await button('已复制')).toBeVisible();
    await user.click(await button('移除「南极企鹅识别挑战赛」'));
    const dialog = within(await screen.findByRole('dialog', { name: '移除活动' }));
    await user.click(dialog.getByRole('button', { name: '移除' }));
    expect((await inputOf('UncollectFromChannel')) as object).toMatchObject({
      kind: 'COMPETITION',
      ids: [held.id],
    });
  });

  it('are collected one at a time', async () => {
    const choices = [1, 2].map((index) => ({
      ...competition({ id: String(index).repeat(24), name: `比赛${index}` }),
      channelPlaces: [],
    }));
    const { user, inputOf } = open('/activity', {
      ChannelCompetitionChoices: () => ({ competitions: pageOf('CompetitionPage', choices) }),
      ChannelActivityChoices: () => ({
        activities: pageOf('CompetitionPage', [
          { ...choices[0], id: '3'.repeat(24), name: '训练营' },
        ]),
      }),
      CollectIntoChannel: () => ({ collectIntoChannel: own({ sections: tree }) }),
    });
    await user.click(await button('添加'));
    const dialog = within(await screen.findByRole('dialog', { name: '添加活动' }));
    await user.click(await dialog.findByRole('radio', { name: '比赛1' }));
    await user.click(dialog.getByRole('radio', { name: '比赛2' }));
    expect(dialog.getByRole('radio', { name: '比赛1' })).not.toBeChecked();
    await user.click(dialog.getByRole('radio', { name: '活动' }));
    await user.click(await dialog.findByRole('radio', { name: '训练营' }));
    await user.click(dialog.getByRole('button', { name: '收录' }));
    expect((await inputOf('CollectIntoChannel')) as object).toMatchObject({
      ids: ['3'.repeat(24)],
    });
  });
});

describe('基本配置', () => {
  it('is saved, and says at its field what is wrong', async () => {
    const { user, inputOf, inputsSoFar } = open('/basic', {
      UpdateChannel: () => ({ updateChannel: own({ name: '看见', hasForum: false }) }),
    });
    const name = await screen.findByLabelText(/频道名称/);
    await user.clear(name);
    await user.type(name, '浪'.repeat(21));
    await user.click(await button('保存'));
    expect(await screen.findByText('频道名称长度超出限制')).toBeVisible();
    expect(inputsSoFar('UpdateChannel')).toEqual([]);
    await user.clear(name);
    await user.type(name, '看见');
    await user.click(screen.getByLabelText(/开启论坛/));
    await user.click(await button('保存'));
    expect(await inputOf('UpdateChannel')).toEqual({
      channelId,
      name: '看见',
      description: '从分类到分割，把看见的变成数',
      hasForum: false,
    });
    expect(await screen.findByText('已保存')).toBeVisible();
  });

  it('says that it failed', async () => {
    const { user } = open('/basic', {
      UpdateChannel: () => {
        throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
      },
    });
    await user.click(await button('保存'));
    expect(await screen.findByText('修改失败')).toBeVisible();
    expect(screen.getByText('服务器打了个盹')).toBeVisible();
  });
});
