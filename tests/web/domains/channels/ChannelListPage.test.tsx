import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { channel, channelId } from './channels.ts';

const id = (index: number) => String(index).padStart(24, 'a');
const broken = () => {
  throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
};
const hot = {
  __typename: 'ChannelHotItem',
  project: { __typename: 'Project', id: id(7), title: '企鹅篇' },
  channels: [channel()],
};
const coins = { __typename: 'WeeklyCoinBonus', amount: 3, isReceived: false };
const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    ChannelList: () => ({ channels: [channel()] }),
    ChannelHighlights: () => ({ recommendedChannels: [channel()], channelHotList: [hot] }),
    FollowedChannels: () => ({ viewer: { ...viewer, channels: [] } }),
    WeeklyBonus: () => ({ viewer: { ...viewer, weeklyCoinBonus: coins } }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage('/home/special') };
};
const asMember = { Viewer: () => ({ viewer }) };
const all = async () => within(await screen.findByRole('region', { name: '全部频道' }));

describe('频道', () => {
  it('shows all channels, the recommended and the hot ones, each leading to its own', async () => {
    open();
    const link = await (await all()).findByRole('link', { name: '计算机视觉' });
    expect(link).toHaveAttribute('href', `/home/special/detail/${channelId}`);
    const carousel = within(await screen.findByRole('region', { name: '推荐频道' }));
    expect(carousel.getByText('从分类到分割，把看见的变成数')).toBeVisible();
    const list = within(await screen.findByRole('region', { name: '内容热榜' }));
    expect(list.getByRole('link', { name: '企鹅篇' })).toHaveAttribute(
      'href',
      `/mw/project/${id(7)}`,
    );
    expect(document.title).toContain('频道');
    expect(screen.queryByRole('region', { name: '我的订阅' })).toBeNull();
  });

  it('has this week’s whale coins for members', async () => {
    open(asMember);
    expect(await screen.findByRole('button', { name: '领取每周鲸彩 3 鲸币' })).toBeVisible();
  });

  it('moves the carousel on and back by its buttons', async () => {
    const named = (index: number) => channel({ id: id(index), name: `频道${index}` });
    const { user } = open({
      ChannelHighlights: () => ({
        recommendedChannels: [named(1), named(2)],
        channelHotList: [],
      }),
    });
    const carousel = within(await screen.findByRole('region', { name: '推荐频道' }));
    expect(carousel.getByText('1 / 2')).toBeVisible();
    await user.click(carousel.getByRole('button', { name: '上一个频道' }));
    expect(carousel.getByText('2 / 2')).toBeVisible();
    await user.click(carousel.getByRole('button', { name: '下一个频道' }));
    expect(carousel.getByText('1 / 2')).toBeVisible();
  });

  it('shows six that one follows before all, with what is new and what one moderates', async () => {
    const mine = Array.from({ length: 7 }, (_, index) =>
      channel({
        id: id(index),
        name: `频道${index}`,
        viewerHasNews: index === 0,
        viewerModerates: index === 1,
      }),
    );
    const { user } = open({
      ...asMember,
      FollowedChannels: () => ({ viewer: { ...viewer, channels: mine } }),
    });
    const own = within(await screen.findByRole('region', { name: '我的订阅' }));
    const rows = await own.findAllByRole('listitem');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toHaveTextContent('有更新');
    expect(rows[0]).not.toHaveTextContent('版主');
    expect(rows[1]).toHaveTextContent('版主');
    expect(rows[1]).not.toHaveTextContent('有更新');
    await user.click(own.getByRole('button', { name: '展开全部 7 个' }));
    expect(own.getAllByRole('listitem')).toHaveLength(7);
  });

  it('says so where there are none', async () => {
    open({
      ...asMember,
      ChannelList: () => ({ channels: [] }),
      ChannelHighlights: () => ({ recommendedChannels: [], channelHotList: [] }),
    });
    expect(await screen.findByText('没有找到指定的频道')).toBeVisible();
    expect(await screen.findByText('还没有关注的频道')).toBeVisible();
    expect(await screen.findByText('最近两周还没有热门项目')).toBeVisible();
    expect(screen.queryByRole('region', { name: '推荐频道' })).toBeNull();
  });

  it('offers to try again, each part by itself', async () => {
    let fails = true;
    const { user } = open({
      ChannelList: () => (fails ? broken() : { channels: [channel()] }),
    });
    expect(await (await all()).findByText('服务暂时不可用')).toBeVisible();
    expect(await screen.findByRole('link', { name: '企鹅篇' })).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await (await all()).findByRole('link', { name: '计算机视觉' })).toBeVisible();
  });
});

describe('following a channel', () => {
  it('counts at once, and asks anew for what one follows', async () => {
    const followed = channel({ viewerFollows: true, followersCount: 2 });
    const { user, sent, inputOf } = open({
      ...asMember,
      FollowChannel: () => ({ follow: followed }),
    });
    await screen.findByText('还没有关注的频道');
    const list = await all();
    await user.click(await list.findByRole('button', { name: '关注频道「计算机视觉」' }));
    expect(await inputOf('FollowChannel')).toEqual({ kind: 'CHANNEL', id: channelId });
    expect(await list.findByText('2')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('已关注');
    await waitFor(() =>
      expect(
        sent.filter(({ operationName }) => operationName === 'FollowedChannels').length,
      ).toBeGreaterThan(1),
    );
  });

  it('ends, and goes back where that fails', async () => {
    const { user } = open({
      ...asMember,
      ChannelList: () => ({ channels: [channel({ viewerFollows: true, followersCount: 5 })] }),
      ChannelHighlights: () => ({ recommendedChannels: [], channelHotList: [] }),
      UnfollowChannel: broken,
    });
    await screen.findByText('还没有关注的频道');
    const list = await all();
    await user.click(await list.findByRole('button', { name: '已关注频道「计算机视觉」' }));
    expect(await screen.findByText('服务暂时不可用')).toBeVisible();
    expect(await list.findByText('5')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    const { user, inputsSoFar } = open({
      ChannelList: () => ({ channels: [channel({ viewerFollows: null })] }),
      ChannelHighlights: () => ({ recommendedChannels: [], channelHotList: [] }),
    });
    await user.click(await (await all()).findByRole('button', { name: /^关注频道/ }));
    expect(await screen.findByText(/请登陆后再进行关注!/)).toBeVisible();
    expect(inputsSoFar('FollowChannel')).toEqual([]);
  });
});
