import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, pageOf } from './columns.ts';

const open = (answers: Answers = {}, address = '/home/column') => {
  const { sent } = fakeGateway({
    ColumnList: () => ({ columns: pageOf('ColumnPage', [column()]) }),
    Tasks: () => ({ tasks: [] }),
    ...answers,
  });
  showNotices();
  const asked = (name: string) => sent.filter(({ operationName }) => operationName === name);
  return { ...openPage(address), asked };
};
const asMember = { Viewer: () => ({ viewer }) };
const card = async () => screen.findByRole('listitem');

describe('专栏', () => {
  it('shows cards, in the order that one picks, and keeps it in the address', async () => {
    const { user, asked, currentAddress } = open();
    expect(within(await card()).getByRole('link', { name: '从零读懂表格数据' })).toHaveAttribute(
      'href',
      `/home/column/${'c'.repeat(24)}`,
    );
    expect(screen.getByText('没有更多啦')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('专栏排序'), '最多关注');
    await waitFor(() => expect(asked('ColumnList').at(-1)?.variables.sort).toBe('SUBSCRIBERS'));
    expect(currentAddress()).toBe('/home/column?sort=-SubscribesCount');
  });

  it('offers what one follows to members alone', async () => {
    open({}, '/home/column?tab=subscribed');
    await card();
    expect(screen.queryByRole('link', { name: '我的关注' })).toBeNull();
  });

  it('says so where a member follows none', async () => {
    const { user, asked } = open({
      ...asMember,
      ColumnList: ({ subscribed }) => ({
        columns: pageOf('ColumnPage', subscribed ? [] : [column()]),
      }),
    });
    await user.click(await screen.findByRole('link', { name: '我的关注' }));
    expect(await screen.findByText('还没有关注的专栏哦~')).toBeVisible();
    expect(asked('ColumnList').at(-1)?.variables.subscribed).toBe(true);
    await user.click(screen.getByRole('link', { name: '去看看全部专栏' }));
    expect(await card()).toBeVisible();
  });

  it('offers to try again', async () => {
    let fails = true;
    const { user } = open({
      ColumnList: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { columns: pageOf('ColumnPage', [column()]) };
      },
    });
    expect(await screen.findByText('服务暂时不可用')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await card()).toBeVisible();
  });
});

describe('following a column', () => {
  it('counts at once, and says so', async () => {
    let answer: (() => void) | undefined;
    const { user, asked } = open({
      ...asMember,
      SubscribeToColumn: () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({ subscribeToColumn: column({ followersCount: 2, viewerFollows: true }) });
        }),
    });
    const button = await screen.findByRole('button', { name: /^关注专栏/ });
    await waitFor(() => expect(screen.getByRole('link', { name: '我的关注' })).toBeVisible());
    await user.click(button);
    await waitFor(async () => expect(await card()).toHaveTextContent('2 人关注'));
    expect(screen.queryByRole('alert')).toBeNull();
    // A second click while the first is on its way is none.
    await user.click(screen.getByRole('button', { name: /^已关注专栏/ }));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('已关注');
    expect(asked('SubscribeToColumn')).toHaveLength(1);
    expect(asked('UnsubscribeFromColumn')).toHaveLength(0);
  });

  it('goes back where it fails, and says why', async () => {
    const { user } = open({
      ...asMember,
      ColumnList: () => ({
        columns: pageOf('ColumnPage', [column({ viewerFollows: true, followersCount: 5 })]),
      }),
      UnsubscribeFromColumn: () => {
        throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
      },
    });
    await screen.findByRole('link', { name: '我的关注' });
    await user.click(await screen.findByRole('button', { name: /^已关注专栏/ }));
    expect(await screen.findByText('服务器打了个盹')).toBeVisible();
    await waitFor(async () => expect(await card()).toHaveTextContent('5 人关注'));
    expect(screen.getByRole('button', { name: /^已关注专栏/ })).toBeVisible();
  });

  it('asks a visitor to sign in, who comes back then', async () => {
    const { user, asked } = open({
      ColumnList: () => ({ columns: pageOf('ColumnPage', [column({ viewerFollows: null })]) }),
    });
    await user.click(await screen.findByRole('button', { name: /^关注专栏/ }));
    expect(await screen.findByText(/请登陆后再进行关注!/)).toBeVisible();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
      'href',
      expect.stringContaining('/auth/communityLogin?redirect='),
    );
    expect(asked('SubscribeToColumn')).toHaveLength(0);
  });

  it('isn’t offered on one’s own', async () => {
    open({
      ...asMember,
      ColumnList: () => ({
        columns: pageOf('ColumnPage', [
          column({ owner: { ...viewer.member, communityVerification: null } }),
        ]),
      }),
    });
    expect(await screen.findByText('我的专栏')).toBeVisible();
    expect(screen.queryByRole('button', { name: /关注专栏/ })).toBeNull();
  });
});
