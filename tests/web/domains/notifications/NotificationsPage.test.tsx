import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cursorPage, viewer } from '#tests/web/support/data.ts';
import { endsInView } from '#tests/web/support/ends-in-view.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { notification } from './notification.ts';

const address = '/home/user/notification';

type Row = ReturnType<typeof notification>;

const listOf = (items: Row[], changes = {}) => ({
  ...cursorPage(items, changes),
  __typename: 'NotificationPage',
});

/** A site with these notifications, which filters and marks as the gateway does. */
const open = async (rows: Row[], path = address, answers: Answers = {}) => {
  let items = rows;
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    UnreadNotifications: () => ({
      notifications: listOf(items.filter(({ isRead: read }) => !read)),
    }),
    Notifications: ({ filter }) => {
      const { read: wanted } = (filter ?? {}) as { read?: boolean };
      const kept = items.filter(({ isRead: read }) => wanted === undefined || wanted === read);
      return { notifications: listOf(kept) };
    },
    MarkNotificationsRead: ({ input }) => {
      const { ids } = input as { ids?: string[] };
      items = items.map((row) => ({
        ...row,
        isRead: row.isRead || (ids?.includes(row.id) ?? true),
      }));
      return { markNotificationsRead: { ...viewer, unreadNotificationsCount: 0 } };
    },
    ...answers,
  });
  const opened = openPage(path);
  return { ...gateway, ...opened, list: within(await screen.findByRole('main')) };
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the notifications', () => {
  it('are filtered by kind and by what is read, in the address', async () => {
    const { list, user, variablesOf, currentAddress } = await open([
      notification('a'),
      notification('b', { isRead: true }),
    ]);
    await list.findByText('b关注了你');
    await user.click(list.getByRole('link', { name: '未读' }));
    await waitFor(() => expect(list.queryByText('b关注了你')).not.toBeInTheDocument());
    expect(list.getByText('a关注了你')).toBeVisible();
    await user.selectOptions(list.getByRole('combobox', { name: '通知类型' }), '关注');
    await waitFor(() =>
      expect(currentAddress()).toBe('/home/user/notification?type=FOLLOW&read=false'),
    );
    await waitFor(async () =>
      expect(await variablesOf('Notifications')).toEqual({
        filter: { kind: 'FOLLOW', read: false },
      }),
    );
  });

  it('are marked as read one by one, without losing the keyboard’s place', async () => {
    const { list, user } = await open(
      [notification('a'), notification('b')],
      `${address}?read=false`,
    );
    await user.click(await list.findByRole('button', { name: '标为已读：a关注了你' }));
    await waitFor(() => expect(list.queryByText('a关注了你')).not.toBeInTheDocument());
    expect(list.getByText('b关注了你')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('are marked as read all at once', async () => {
    const { list, user } = await open([notification('a'), notification('b')]);
    expect(await list.findAllByRole('button', { name: /^标为已读/ })).toHaveLength(2);
    await user.click(list.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(list.queryByRole('button', { name: /^标为已读/ })).toBeNull());
    expect(list.getByText('a关注了你')).toBeVisible();
  });

  it('are marked as read by following them', async () => {
    const { list, user, inputOf, currentAddress } = await open([
      notification('a', { text: '你的提交已评审', link: '/home/nowhere' }),
    ]);
    await user.click(await list.findByRole('link', { name: /你的提交已评审/ }));
    await waitFor(() => expect(currentAddress()).toBe('/home/nowhere'));
    expect(await inputOf('MarkNotificationsRead')).toEqual({ ids: ['a'.repeat(24)] });
  });

  it('go on while one scrolls, and stay as long when the newest are fetched again', async () => {
    endsInView();
    const [newest, later] = [notification('a'), notification('b')];
    const { list, user, variablesOf } = await open([newest, later], address, {
      Notifications: ({ after }) => ({
        notifications: after
          ? listOf([later])
          : listOf([newest], { endCursor: 'behind-a', hasNextPage: true }),
      }),
    });
    await list.findByText('b关注了你');
    expect((await variablesOf('Notifications')).after).toBe('behind-a');
    await user.click(list.getByRole('button', { name: '标为已读：b关注了你' }));
    await waitFor(() =>
      expect(list.queryByRole('button', { name: '标为已读：b关注了你' })).toBeNull(),
    );
    expect(list.getByText('a关注了你')).toBeVisible();
    expect(list.getByText('b关注了你')).toBeVisible();
  });

  it('say that there are none', async () => {
    const { list } = await open([], `${address}?read=false&type=nothing`);
    expect(await list.findByText('暂无未读通知')).toBeVisible();
  });
});
