import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { organization } from '../organizations/organizations.ts';
import { creator, dataset, datasetId, license, listAnswers, oceanTag } from './datasets.ts';

const open = (answers: Answers = {}, query = '') => {
  const { sent } = fakeGateway(listAnswers(answers));
  const asked = () =>
    sent.findLast(({ operationName }) => operationName === 'DatasetList')?.variables;
  return { ...openPage(`/home/dataset${query}`), asked };
};

describe('the list of datasets', () => {
  it('shows what each is, and where it is talked about', async () => {
    const { asked } = open();
    expect(await screen.findByRole('link', { name: '数据集1' })).toHaveAttribute(
      'href',
      `/mw/dataset/${datasetId(1)}`,
    );
    expect(screen.getByText('2 个文件，3 MB')).toBeVisible();
    expect(screen.getByRole('link', { name: '数据集「数据集1」的评论，7条' })).toHaveAttribute(
      'href',
      `/mw/dataset/${datasetId(1)}/comments`,
    );
    expect(screen.getByRole('button', { name: '点赞数据集「数据集1」，5人赞过' })).toBeVisible();
    expect(asked()).toMatchObject({ sort: 'RECOMMENDED', featured: null, page: 1 });
  });

  it('says in whose name one stands, and leads to it below that name', async () => {
    const named = dataset(1, { organization: organization('tide') });
    open({ DatasetList: () => ({ datasets: page([named]) }) });
    expect(await screen.findByRole('link', { name: 'tide组' })).toHaveAttribute(
      'href',
      '/org/tide',
    );
    expect(screen.getByRole('link', { name: '数据集1' })).toHaveAttribute(
      'href',
      `/org/tide/dataset/${datasetId(1)}`,
    );
  });

  it('is filtered by size, licence and tag, in the address, and by the chips back again', async () => {
    const { user, asked, currentAddress } = open();
    const filters = within(await screen.findByRole('complementary', { name: '筛选' }));
    await user.type(filters.getByLabelText('最小'), '1x0');
    await user.click(filters.getByRole('button', { name: '应用' }));
    await user.selectOptions(await filters.findByLabelText('许可协议'), license.name);
    await user.click(filters.getByRole('button', { name: oceanTag.name }));
    await waitFor(() =>
      expect(asked()).toMatchObject({
        minSize: 10 * 1024 ** 2,
        maxSize: null,
        licenseId: license.id,
        allTags: [oceanTag.id],
      }),
    );
    expect(currentAddress()).toContain('min=10&minUnit=MB');
    await user.click(screen.getByRole('button', { name: `移除条件${license.name}` }));
    await waitFor(() => expect(asked()?.licenseId).toBeNull());
    await user.click(screen.getByRole('button', { name: '清除' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/dataset'));
  });

  it('counts each of two presses that come before the page is rendered again', async () => {
    const { asked, currentAddress } = open();
    const filters = within(await screen.findByRole('complementary', { name: '筛选' }));
    const tag = await filters.findByRole('button', { name: oceanTag.name });
    const select = filters.getByLabelText('许可协议');
    act(() => {
      tag.click();
      fireEvent.change(select, { target: { value: license.id } });
    });
    await waitFor(() =>
      expect(asked()).toMatchObject({ licenseId: license.id, allTags: [oceanTag.id] }),
    );
    expect(currentAddress()).toBe(`/home/dataset?tags=${oceanTag.id}&license=${license.id}`);
  });

  it('has its filters in a dialog on narrow screens, which gives the focus back', async () => {
    const { user } = open();
    const opener = await screen.findByRole('button', { name: '筛选', hidden: true });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: '筛选' });
    expect(await within(drawer).findByLabelText('许可协议')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('may have none, or fail to come until one tries again', async () => {
    let failures = 1;
    const { user } = open({
      DatasetList: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { datasets: page([]) };
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('没有找到指定的数据集')).toBeVisible();
  });
});

describe('what stands above the list', () => {
  const recommended = (index: number) => ({
    __typename: 'RecommendedDataset',
    reason: `理由${index}`,
    dataset: dataset(index),
  });
  const group = (name: string, first: number) => ({
    __typename: 'DatasetRecommendation',
    name,
    datasets: [0, 1, 2].map((at) => recommended(first + at)),
  });
  const showcase = {
    DatasetShowcase: () => ({
      datasetShowcase: {
        __typename: 'DatasetShowcase',
        groups: [group('入门首选', 20), group('海洋与天气', 30)],
        sponsors: [{ ...creator, signature: '写浪的人' }],
      },
    }),
  };
  const panel = async () => within(await screen.findByRole('region', { name: '推荐数据集' }));
  const wide = (matches: boolean) => {
    Object.assign(window, {
      matchMedia: () => ({ matches, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
    });
  };
  const before = window.matchMedia;
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(window, { matchMedia: before });
  });

  it('are groups of three with why they are there, one at a time, and whose they are', async () => {
    const { user } = open(showcase);
    const shown = await panel();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByText('理由20')).toBeVisible();
    await user.click(shown.getByRole('button', { name: '海洋与天气' }));
    expect(shown.getByRole('link', { name: '数据集30' })).toHaveAttribute(
      'href',
      `/mw/dataset/${datasetId(30)}`,
    );
    expect(shown.queryByText('理由20')).toBeNull();
    const sources = within(screen.getByRole('region', { name: '推荐来源' }));
    expect(sources.getByText('写浪的人')).toBeVisible();
    expect(sources.getByRole('link', { name: '申请加入' })).toHaveAttribute(
      'href',
      '/landing/data-source',
    );
  });

  it('move on every five seconds, unless one looks at them or the screen is narrow', async () => {
    wide(true);
    open(showcase);
    const shown = await panel();
    jest.useFakeTimers();
    // The running clock was started before: choosing starts it again.
    fireEvent.click(shown.getByRole('button', { name: '海洋与天气' }));
    act(() => jest.advanceTimersByTime(5_000));
    expect(shown.getByText('理由20')).toBeVisible();
    fireEvent.pointerEnter(screen.getByRole('region', { name: '推荐数据集' }));
    act(() => jest.advanceTimersByTime(15_000));
    expect(shown.getByText('理由20')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('region', { name: '推荐数据集' }));
    wide(false);
    act(() => jest.advanceTimersByTime(15_000));
    expect(shown.getByText('理由20')).toBeVisible();
    wide(true);
    act(() => jest.advanceTimersByTime(5_000));
    expect(shown.getByText('理由30')).toBeVisible();
  });

  it('is nothing where there is nothing, and says where it couldn’t be had', async () => {
    let failures = 1;
    const { user } = open({
      DatasetShowcase: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { datasetShowcase: { __typename: 'DatasetShowcase', groups: [], sponsors: [] } };
      },
    });
    expect(await screen.findByRole('link', { name: '数据集1' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /重试/ })).toBeNull());
    expect(screen.queryByRole('region', { name: '推荐来源' })).toBeNull();
  });
});
