import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { receiveMessage } from '#web/src/domains/chat/refresh.ts';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { star } from '../members/members.ts';
import {
  mate,
  me,
  message,
  messages,
  otherSession,
  session,
  sessionId,
  sessions,
  stranger,
} from './chatting.ts';

beforeEach(() => localStorage.clear());

const talk = [message(1, '你好'), message(2, '在吗')];

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ChatSessions: () => sessions([session(), otherSession()]),
    ChatMessages: ({ sessionId: asked }) => messages(asked === sessionId ? talk : []),
    MarkChatSessionRead: () => ({
      markChatSessionRead: {
        __typename: 'ChatSession',
        id: sessionId,
        hasUnread: false,
        unreadCount: 0,
      },
    }),
    ...answers,
  });
  const calls = (name: string) =>
    gateway.sent.filter(({ operationName }) => operationName === name).map((one) => one.variables);
  return { ...openPage(address), calls };
};

const list = () => within(screen.getByRole('navigation', { name: '会话列表' }));
const talkOf = (name: string) => within(screen.getByRole('region', { name: `与${name}的消息` }));
const field = (name = mate.name) => screen.findByRole('textbox', { name: `发消息给${name}` });
/** Messages in the conversation, from top to bottom. */
const lines = () =>
  talkOf(mate.name)
    .getAllByText(/./, { selector: 'p, time' })
    .map(({ textContent }) => textContent);

const withMate = `/home/user/message?user=${mate.id}`;
let written = 100;
const sent = ({ input }: Record<string, unknown>) => {
  const { content } = input as { content: string };
  written += 1;
  return { sendChatMessage: message(written, content, { fromId: me }) };
};

describe('the list of conversations', () => {
  it('shows the last words of each and what waits, and opens one', async () => {
    const { user, currentAddress } = open('/home/user/message', {
      ChatSessions: () => sessions([session({ hasUnread: true, unreadCount: 3 }), otherSession()]),
    });
    const row = await screen.findByRole('link', { name: /周启航/ });
    expect(row).toHaveTextContent('在吗');
    expect(within(row).getByRole('img', { name: '3 条未读' })).toBeVisible();
    expect(list().getByRole('link', { name: /苏写浪/ })).toHaveTextContent('我：下周见');
    expect(screen.getByText('选择一个会话，接着聊')).toBeVisible();
    await user.click(row);
    expect(await screen.findByRole('heading', { name: mate.name })).toBeVisible();
    expect(currentAddress()).toBe(withMate);
    expect(list().getByRole('link', { name: /周启航/ })).toHaveAttribute('aria-current', 'page');
  });

  it('says when there is none, and offers a retry when it can’t be had', async () => {
    let fails = true;
    const { user } = open('/home/user/message', {
      ChatSessions: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '请求超时' });
        return sessions([]);
      },
    });
    expect(await screen.findByText('会话列表没能加载')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('暂无私信')).toBeVisible();
  });

  it('is for members: a visitor signs in first, and comes back', async () => {
    const { currentAddress } = open(withMate, { Viewer: () => ({ viewer: null }) });
    await screen.findByLabelText('邮箱或用户名');
    expect(currentAddress()).toBe(`/auth/communityLogin?redirect=${encodeURIComponent(withMate)}`);
  });
});

describe('a conversation', () => {
  it('shows its messages, with the time after more than ten minutes, without the footer', async () => {
    open(withMate, {
      ChatMessages: () =>
        messages([message(1, '早'), message(11, '在吗', { fromId: me }), message(22, '刚看到')]),
    });
    await screen.findByText('刚看到');
    const two = (minutes: number) => {
      const time = new Date(message(minutes, '').createdAt);
      return `2026/11/21 ${[time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')}`;
    };
    expect(lines()).toEqual([two(1), '周启航：早', '我：在吗', two(22), '周启航：刚看到']);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('has the card of whom one talks with at its head', async () => {
    const { user } = open(withMate, { MemberProfile: () => ({ member: star({ id: mate.id }) }) });
    expect(await (await cardAt(user, mate.name)).findByText('常年打榜')).toBeVisible();
  });

  it('is marked as read when something waits, and with what comes', async () => {
    let unread = true;
    const { calls, gateway } = open(withMate, {
      ChatSessions: () => sessions([session({ hasUnread: unread, unreadCount: unread ? 2 : 0 })]),
    });
    await screen.findByText('你好');
    // Once more where the list, as here, says that something waits still.
    await waitFor(() => expect(calls('MarkChatSessionRead')).toHaveLength(2));
    unread = false;
    await act(() => receiveMessage(gateway.client, message(3, '刚到的') as never));
    expect(await talkOf(mate.name).findByText(/刚到的/)).toBeVisible();
    await waitFor(() => expect(calls('MarkChatSessionRead')).toHaveLength(3));
    expect(calls('MarkChatSessionRead')[2]).toEqual({ input: { sessionId } });
  });

  it('is left alone when nothing waits', async () => {
    const { calls } = open(withMate);
    await screen.findByText('你好');
    await waitFor(() => expect(calls('ChatSessions')).toHaveLength(1));
    expect(calls('MarkChatSessionRead')).toEqual([]);
  });

  it('asks anew for what is missing between', async () => {
    let newest = talk;
    const { gateway } = open(withMate, { ChatMessages: () => messages(newest) });
    await screen.findByText('你好');
    newest = [...talk, message(3, '第三句'), message(4, '第四句')];
    await act(() => receiveMessage(gateway.client, message(4, '第四句') as never));
    expect(await screen.findByText('第三句')).toBeVisible();
    expect(lines().slice(-2)).toEqual(['周启航：第三句', '周启航：第四句']);
  });

  it('says 已读 under the viewer’s last message once it is', async () => {
    const last = message(2, '收到了吗', { fromId: me });
    open(withMate, {
      ChatSessions: () => sessions([session({ lastMessage: last })]),
      ChatMessages: () => messages([message(1, '在吗'), last]),
    });
    expect(await screen.findByText('已读')).toBeVisible();
  });

  it('doesn’t say it under a message that came after the one that was read', async () => {
    open(withMate, {
      ChatMessages: () => messages([message(2, '在吗'), message(3, '在的', { fromId: me })]),
    });
    expect(await screen.findByText('在的')).toBeVisible();
    expect(screen.queryByText('已读')).toBeNull();
  });

  it('is opened where there is none yet, and refused with oneself and with nobody', async () => {
    const opened = open(`/home/user/message?user=${stranger.id}`, {
      ChatSessions: () => sessions([session()]),
      OpenChatSession: () => ({ openChatSession: otherSession({ lastMessage: null }) }),
    });
    expect(await screen.findByText('还没有消息，打个招呼吧')).toBeVisible();
    expect(opened.calls('OpenChatSession')).toEqual([{ input: { memberId: stranger.id } }]);
  });

  it.each([
    [me, '不能和自己聊天'],
    ['nobody', '未找到该用户'],
  ])('with %s says: %s', async (user, text) => {
    open(`/home/user/message?user=${user}`, {
      OpenChatSession: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该用户' });
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers a retry when its messages can’t be had', async () => {
    let fails = true;
    const { user } = open(withMate, {
      ChatMessages: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '请求超时' });
        return messages(talk);
      },
    });
    expect(await screen.findByText('消息没能加载')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('你好')).toBeVisible();
  });

  it('is deleted after a question, and gone from the list', async () => {
    let items = [session(), otherSession()];
    const { user, calls, currentAddress } = open(withMate, {
      ChatSessions: () => sessions(items),
      DeleteChatSession: () => {
        items = [otherSession()];
        return { deleteChatSession: { __typename: 'DeletedPayload', deletedId: sessionId } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除会话' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除会话' }));
    expect(dialog.getByText(/对方不受影响/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(list().queryByText(mate.name)).not.toBeInTheDocument());
    expect(currentAddress()).toBe('/home/user/message');
    expect(calls('DeleteChatSession')).toEqual([{ input: { sessionId } }]);
  });
});

describe('writing', () => {
  it('stands in the conversation at once, and once', async () => {
    let answer: () => void = () => undefined;
    const { user, calls } = open(withMate, { SendChatMessage: sent });
    const { fetch } = globalThis;
    const held = new Promise<void>((resolve) => (answer = resolve));
    Object.assign(globalThis, {
      fetch: async (url: string, init: { body: string }) => {
        if (init.body.includes('SendChatMessage')) await held;
        return fetch(url, init as never);
      },
    });
    await user.type(await field(), '一起组队吗？{Enter}');
    expect(await field()).toHaveValue('');
    expect(await screen.findByText(/一起组队吗/, { selector: 'p' })).toBeVisible();
    expect(calls('SendChatMessage')).toEqual([]);
    answer();
    await waitFor(() => expect(calls('ChatSessions').length).toBeGreaterThan(1));
    expect(calls('SendChatMessage')).toMatchObject([
      { input: { sessionId, content: '一起组队吗？' } },
    ]);
    expect(talkOf(mate.name).getAllByText(/一起组队吗/)).toHaveLength(1);
  });

  it('goes on in a new line with Shift+Enter, and by the button', async () => {
    const { user, calls } = open(withMate, { SendChatMessage: sent });
    await user.type(await field(), '第一行{Shift>}{Enter}{/Shift}第二行');
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() =>
      expect(calls('SendChatMessage')).toMatchObject([{ input: { content: '第一行\n第二行' } }]),
    );
  });

  it('isn’t sent by the Enter that ends the composing of Chinese', async () => {
    const { user, calls } = open(withMate, { SendChatMessage: sent });
    await user.type(await field(), '组队');
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(await field(), { key: 'Enter', isComposing: true });
    expect(await field()).toHaveValue('组队');
    expect(calls('SendChatMessage')).toEqual([]);
  });

  it.each([
    ['nothing', '', '消息内容不能为空'],
    ['blanks', '   ', '消息内容不能为空'],
    ['too much', '长'.repeat(1_001), '消息内容不能超过1000个字'],
  ])('%s is said at the field, and kept', async (_, text, problem) => {
    const { user, calls } = open(withMate, { SendChatMessage: sent });
    fireEvent.change(await field(), { target: { value: text } });
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(await field()).toHaveValue(text);
    expect(calls('SendChatMessage')).toEqual([]);
  });

  it('that fails says why, and is tried again under the same key or given up', async () => {
    let fails = true;
    const { user, calls } = open(withMate, {
      SendChatMessage: (variables) => {
        if (fails) throw new Refused({ code: 'RATE_LIMITED', message: '发送得太快了，请稍后再试' });
        return sent(variables);
      },
    });
    await user.type(await field(), '重要的话{Enter}');
    expect(await screen.findByText('未发送：发送得太快了，请稍后再试')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(/未发送/)).not.toBeInTheDocument());
    await waitFor(() => expect(calls('SendChatMessage')).toHaveLength(2));
    const [first, second] = calls('SendChatMessage');
    expect(second).toEqual(first);
    expect((second?.input as { key: string }).key).toMatch(/^[\w-]{8,64}$/);

    fails = true;
    await user.type(await field(), '不要了{Enter}');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    expect(talkOf(mate.name).queryByText(/不要了/)).not.toBeInTheDocument();
  });

  it('keeps what was typed and what failed while one looks elsewhere', async () => {
    const { user } = open(withMate, {
      SendChatMessage: () => {
        throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
      },
    });
    await user.type(await field(), '没发出去的{Enter}还没写完');
    await screen.findByText('未发送：服务暂时不可用');
    await user.click(list().getByRole('link', { name: /苏写浪/ }));
    expect(await field(stranger.name)).toHaveValue('');
    await screen.findByRole('region', { name: `与${stranger.name}的消息` });
    expect(talkOf(stranger.name).queryByText(/没发出去的/)).not.toBeInTheDocument();
    await user.click(list().getByRole('link', { name: /周启航/ }));
    expect(await field()).toHaveValue('还没写完');
    expect(await screen.findByText(/没发出去的/, { selector: 'p' })).toBeVisible();
  });

  it('web addresses lead where they say', async () => {
    open(withMate, {
      ChatMessages: () => messages([message(1, '看这里：https://example.com/a?b=1，很有用')]),
    });
    expect(await screen.findByRole('link', { name: 'https://example.com/a?b=1' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });
});
