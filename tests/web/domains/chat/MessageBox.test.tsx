import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cursorPage, page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { mate, message, messages, session, sessions, stranger } from './chatting.ts';

const notice = (sign: string, member: unknown, content: string) => ({
  __typename: 'Notification',
  id: sign.repeat(24),
  createdAt: new Date().toISOString(),
  member,
  team: null,
  chatMessage: message(sign.charCodeAt(0), content),
});
const box = (items: unknown[]) => ({
  notifications: { __typename: 'NotificationPage', ...cursorPage(items) },
});

const open = async (items: unknown[], answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, unreadChatMessagesCount: items.length } }),
    Tasks: () => ({ tasks: [] }),
    CompetitionList: () => ({ competitions: page([]) }),
    UnreadMessages: () => box(items),
    ChatSessions: () => sessions([session()]),
    ChatMessages: () => messages([]),
    ...answers,
  });
  const opened = openPage('/home/competition');
  await opened.user.click(await screen.findByRole('button', { name: /^私信/ }));
  const panel = within(await screen.findByRole('dialog', { name: /^私信/ }));
  return { ...gateway, ...opened, panel };
};

describe('the message box', () => {
  it('has one line for each member with the newest message, and leads to the conversation', async () => {
    const { panel, user, currentAddress } = await open([
      notice('c', mate, '你看到了吗'),
      notice('b', stranger, '下周见'),
      notice('a', mate, '在吗'),
    ]);
    expect(screen.getByRole('button', { name: '私信，3 条未读' })).toBeVisible();
    expect(await panel.findByRole('link', { name: /苏写浪.*下周见.*1 条未读/ })).toBeVisible();
    expect(panel.queryByText('在吗')).not.toBeInTheDocument();
    await user.click(panel.getByRole('link', { name: /周启航.*你看到了吗.*2 条未读/ }));
    expect(await screen.findByRole('heading', { name: mate.name })).toBeVisible();
    expect(currentAddress()).toBe(`/home/user/message?user=${mate.id}`);
  });

  it('marks all of them as read', async () => {
    let items = [notice('a', mate, '在吗'), notice('b', mate, '嗨')];
    const { panel, user, sent } = await open(items, {
      Viewer: () => ({ viewer: { ...viewer, unreadChatMessagesCount: items.length } }),
      UnreadMessages: () => box(items),
      MarkMessagesRead: () => {
        items = [];
        return { markNotificationsRead: { ...viewer, unreadChatMessagesCount: 0 } };
      },
    });
    await panel.findByText('在吗');
    await user.click(panel.getByRole('button', { name: '全部标为已读' }));
    expect(await panel.findByText('暂无未读私信')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '私信' })).toBeVisible());
    const call = sent.find(({ operationName }) => operationName === 'MarkMessagesRead');
    expect(call?.variables).toEqual({ input: { ids: ['a'.repeat(24), 'b'.repeat(24)] } });
  });

  it('is empty, and leads to all messages', async () => {
    const { panel, user, currentAddress } = await open([]);
    expect(await panel.findByText('暂无未读私信')).toBeVisible();
    await user.click(panel.getByRole('link', { name: '查看全部私信' }));
    expect(await screen.findByRole('heading', { name: '私信' })).toBeVisible();
    expect(currentAddress()).toBe('/home/user/message');
  });
});
