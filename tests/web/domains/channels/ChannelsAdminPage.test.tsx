import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { channel, channelId, moderator } from './channels.ts';

const id = (index: number) => String(index).padStart(24, 'a');
const named = (index: number) => channel({ id: id(index), name: `频道${index}` });

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN'] } }),
    ChannelsAdmin: () => ({ channels: [channel(), named(1), named(2)] }),
    Carousel: () => ({ recommendedChannels: [named(1), named(2)] }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage('/home/admin/channels') };
};
const button = (name: string) => screen.findByRole('button', { name });

describe('/home/admin/channels', () => {
  it('makes a channel', async () => {
    const { user, inputOf } = open({ CreateChannel: () => ({ createChannel: named(3) }) });
    await user.click(await button('新建频道'));
    const dialog = within(await screen.findByRole('dialog', { name: '新建频道' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await dialog.findByText('请输入频道名称')).toBeVisible();
    expect(dialog.getByText('请输入频道简介')).toBeVisible();
    await user.type(dialog.getByLabelText(/频道名称/), '音频');
    await user.type(dialog.getByLabelText(/频道简介/), '听见的数据');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await inputOf('CreateChannel')).toEqual({ name: '音频', description: '听见的数据' });
    expect(await screen.findByText('已保存')).toBeVisible();
  });

  it('renames one', async () => {
    const { user, inputOf } = open({
      RenameChannel: () => ({ updateChannel: channel({ name: '视觉' }) }),
    });
    await user.click(await button('修改频道「计算机视觉」'));
    const name = await screen.findByLabelText(/频道名称/);
    await user.clear(name);
    await user.type(name, '视觉');
    const dialog = within(screen.getByRole('dialog', { name: '修改频道「计算机视觉」' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect((await inputOf('RenameChannel')) as object).toMatchObject({ channelId, name: '视觉' });
    expect(await screen.findByText('已修改')).toBeVisible();
  });

  it('folds one with a reason', async () => {
    const { user, inputOf } = open({
      FoldContent: () => ({
        foldContent: { __typename: 'ModeratedContent', id: channelId, state: 'FOLDED' },
      }),
    });
    const [first] = await screen.findAllByRole('button', { name: '折叠' });
    if (!first) throw new Error('nothing to fold');
    await user.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: '折叠频道' }));
    await user.type(dialog.getByLabelText(/原因/), '内容重复');
    await user.click(dialog.getByRole('button', { name: '折叠' }));
    expect(await inputOf('FoldContent')).toEqual({
      kind: 'CHANNEL',
      id: channelId,
      reason: '内容重复',
    });
  });

  it('names moderators and takes them away', async () => {
    let refuses = true;
    const other = { ...moderator, id: 'd'.repeat(24), name: '周启航' };
    const { user, inputOf } = open({
      AddChannelModerator: () => {
        if (refuses)
          throw new Refused({ code: 'NOT_FOUND', message: '没有找到这个账号', field: 'account' });
        return { addChannelModerator: channel({ moderators: [moderator, other] }) };
      },
      RemoveChannelModerator: () => ({ removeChannelModerator: channel({ moderators: [other] }) }),
    });
    await user.click(await button('频道「计算机视觉」的版主'));
    const account = await screen.findByRole('textbox', { name: '添加版主' });
    await user.type(account, '周启航');
    await user.click(await button('添加'));
    expect(await screen.findByText('没有找到这个账号')).toBeVisible();
    expect(account).toHaveValue('周启航');
    refuses = false;
    await user.click(await button('添加'));
    expect(await inputOf('AddChannelModerator', 2)).toEqual({ channelId, account: '周启航' });
    expect(await screen.findByText('已添加版主')).toBeVisible();
    await user.click(await button('移除版主「苏写浪」'));
    expect(await inputOf('RemoveChannelModerator')).toEqual({ channelId, memberId: moderator.id });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '移除版主「苏写浪」' })).toBeNull(),
    );
  });

  it('orders the carousel by keyboard and by drag, and gives the order up', async () => {
    const { user, inputOf } = open({
      SetRecommendedChannels: ({ input }) => ({
        setRecommendedChannels: (input as { channelIds: string[] }).channelIds.map((one) =>
          channel({ id: one, name: one }),
        ),
      }),
    });
    await user.click(await button('下移「频道1」'));
    await user.click(await button('保存'));
    expect(await inputOf('SetRecommendedChannels')).toEqual({ channelIds: [id(2), id(1)] });
    const dataTransfer = { setData: () => undefined };
    const order = within(screen.getByRole('region', { name: '推荐轮播' }));
    fireEvent.dragStart(await order.findByText(id(1)), { dataTransfer });
    fireEvent.drop(order.getByText(id(2)), { dataTransfer });
    await user.click(await button('保存'));
    expect(await inputOf('SetRecommendedChannels', 2)).toEqual({ channelIds: [id(1), id(2)] });
    await user.selectOptions(screen.getByLabelText('加入轮播'), '计算机视觉');
    await user.click(await button('保存'));
    expect(await inputOf('SetRecommendedChannels', 3)).toEqual({
      channelIds: [id(1), id(2), channelId],
    });
    await user.click(await button('按关注人数'));
    expect(await inputOf('SetRecommendedChannels', 4)).toEqual({ channelIds: [] });
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open({
      ChannelsAdmin: () => {
        if (fails) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return { channels: [channel()] };
      },
    });
    expect(await screen.findByText('服务器打了个盹')).toBeVisible();
    fails = false;
    await user.click(await button('重试'));
    expect(await screen.findByRole('link', { name: '计算机视觉' })).toBeVisible();
  });

  it('is for administrators', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer }) });
    await waitFor(() => expect(currentAddress()).toBe('/home/error?type=1'));
  });
});
