import { describe, expect, it } from '@jest/globals';
import {
  messageBox,
  messageProblem,
  openProblem,
  showsTime,
} from '@whaletide/schema/domains/chat/rules.ts';
import { notificationLink } from '@whaletide/schema/domains/notifications/rules/notification-links.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import {
  isChatEvent,
  kindOf,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';

describe('a message', () => {
  it.each([
    ['as it should be', '一起组队吗？', null],
    ['of 1,000 characters', '鲸'.repeat(1_000), null],
    ['of 1,000 between blanks', `  ${'鲸'.repeat(1_000)}\n`, null],
    ['of 1,000 characters that take two units each', '🐳'.repeat(1_000), null],
    ['of 1,001', '鲸'.repeat(1_001), '消息内容不能超过1000个字'],
    ['without content', '', '消息内容不能为空'],
    ['of blanks alone', ' \n\t ', '消息内容不能为空'],
  ])('%s', (_, content, message) => {
    expect(messageProblem(content)?.message ?? null).toBe(message);
  });
});

describe('a conversation', () => {
  const me = 'a'.repeat(24);
  it.each([
    ['with another member', 'b'.repeat(24), null],
    ['with nobody', undefined, '未指定用户id'],
    ['with an empty id', '', '未指定用户id'],
    ['with oneself', me, '不能和自己聊天'],
  ])('%s', (_, to, message) => {
    expect(openProblem(me, to)?.message ?? null).toBe(message);
  });
});

describe('the time above a message', () => {
  const at = (time: string) => `2026-11-21T${time}.000Z`;
  it.each([
    ['the first of all', null, at('12:00:00'), true],
    ['10 minutes after the one before', at('12:00:00'), at('12:10:00'), false],
    ['more than 10 minutes after', at('12:00:00'), at('12:10:01'), true],
    ['right after', at('12:00:00'), at('12:00:00'), false],
  ])('%s', (_, previous, current, shown) => {
    expect(showsTime(previous, current)).toBe(shown);
  });
});

describe('the message box', () => {
  const from = (id: string, member: string | null, content: string) => ({
    id,
    createdAt: `2026-11-21T00:00:0${id}.000Z`,
    member: member === null ? null : { id: member, name: `成员${member}` },
    team: null,
    chatMessage: { content },
  });

  it('has one line for each member, with the newest message and all that it stands for', () => {
    const newestFirst = [from('4', 'a', '在吗'), from('3', 'b', '你好'), from('2', 'a', '嗨')];
    expect(messageBox(newestFirst)).toEqual([
      {
        user: { id: 'a', name: '成员a' },
        team: null,
        content: '在吗',
        createdAt: '2026-11-21T00:00:04.000Z',
        relatedNotfIds: ['4', '2'],
      },
      expect.objectContaining({ content: '你好', relatedNotfIds: ['3'] }),
    ]);
  });

  it('has one line for a team, whoever of it wrote, apart from who wrote it', () => {
    const team = { id: 't', name: '潮汐组' };
    const entries = messageBox([
      { ...from('3', 'a', '开会'), team },
      from('2', 'a', '在吗'),
      { ...from('1', 'b', '好的'), team },
    ]);
    expect(entries.map((entry) => [entry.team?.id, entry.content, entry.relatedNotfIds])).toEqual([
      ['t', '开会', ['3', '1']],
      [undefined, '在吗', ['2']],
    ]);
  });

  it('passes over what came without its author or its message', () => {
    expect(
      messageBox([from('1', null, '？'), { ...from('2', 'a', ''), chatMessage: null }]),
    ).toEqual([]);
  });
});

describe('the events of messages', () => {
  const User = { _id: 'c'.repeat(24), Name: '周启航' };
  const ChatMessage = {
    _id: 'd'.repeat(24),
    Session: 'e'.repeat(24),
    Number: 1,
    From: User._id,
    Content: '在吗',
    Date: '2026-11-21T00:00:00.000Z',
  };

  it.each([2, 3])('%i says who wrote what, and leads to the conversation', (eventType) => {
    expect(isChatEvent(eventType)).toBe(true);
    expect(kindOf(eventType)).toBe('CHAT');
    expect(notificationText(eventType, { User, ChatMessage })).toBe('周启航：在吗');
    expect(notificationLink(eventType, { User, ChatMessage })).toBe(
      `/home/user/message?user=${User._id}`,
    );
    expect(notificationLink(eventType, { ChatMessage })).toBeNull();
  });

  it('2080 says whose team it is, and leads to its conversation', () => {
    const Team = { _id: 'a'.repeat(24), Name: '潮汐组' };
    expect([isChatEvent(2080), kindOf(2080)]).toEqual([true, 'CHAT']);
    expect(notificationText(2080, { User, Team, ChatMessage })).toBe(
      '团队「潮汐组」 · 周启航：在吗',
    );
    expect(notificationLink(2080, { User, Team, ChatMessage })).toBe(
      `/home/user/team-message?team=${Team._id}`,
    );
  });

  it('are no others', () => {
    expect([1, 4, 16, 132].some(isChatEvent)).toBe(false);
  });
});
