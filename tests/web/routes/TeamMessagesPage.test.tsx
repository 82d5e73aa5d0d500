import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { competition, ofTeam, page, viewer } from '../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';
import { refreshChats } from '#web/src/domains/chat/refresh.ts';
import { mate, me, message, messages, session, sessions } from '../domains/chat/chatting.ts';

beforeEach(() => localStorage.clear());

const team = { __typename: 'Team', id: 'a'.repeat(24), name: '潮汐组', image: null };
const teamSession = (changes: Record<string, unknown> = {}) =>
  session({ to: null, team, ...changes });
const address = `/home/user/team-message?team=${team.id}`;

const open = (path: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    ChatSessions: ({ kind }) => sessions(kind === 'TEAM' ? [teamSession()] : []),
    OpenTeamChat: () => ({ openTeamChat: teamSession() }),
    TeamOfMessages: () => ({
      team: {
        ...team,
        competition: competition({
          viewerState: {
            __typename: 'CompetitionViewerState',
            registration: 'REGISTERED',
            isTeamBanned: false,
            teamBanReason: null,
            pendingApplicationsCount: 2,
            team: { __typename: 'Team', id: team.id },
          },
        }),
      },
    }),
    TeamApplications: () => ofTeam({ applications: page([]) }),
    ChatMessages: () =>
      messages([
        message(1, '今晚开会'),
        message(2, '好的', { fromId: me }),
        message(3, '带上图', {
          from: { ...mate, id: 'e'.repeat(24), name: '苏写浪' },
          fromId: 'e'.repeat(24),
        }),
      ]),
    ...answers,
  });
  return { ...openPage(path), ...gateway };
};

describe('the messages of one’s teams', () => {
  it('are listed by team, and read with the names of who wrote', async () => {
    const { user, currentAddress } = open('/home/user/team-message');
    const list = within(await screen.findByRole('navigation', { name: '会话列表' }));
    await user.click(await list.findByRole('link', { name: /潮汐组/ }));
    await waitFor(() => expect(currentAddress()).toBe(address));
    const talk = within(await screen.findByRole('region', { name: '与潮汐组的消息' }));
    expect(await talk.findByText('今晚开会')).toBeVisible();
    expect(talk.getAllByText(/周启航/)).not.toEqual([]);
    expect(talk.getAllByText(/苏写浪/)).not.toEqual([]);
    await waitFor(() => expect(document.title).toContain('团队「潮汐组」的消息'));
  });

  it('say 已读 once somebody has read the last one, and not before', async () => {
    let isRead = false;
    const last = message(3, '我来写报告', { fromId: me });
    const now = () => teamSession({ lastMessage: last, isLastMessageRead: isRead });
    const { gateway } = open(address, {
      ChatSessions: ({ kind }) => sessions(kind === 'TEAM' ? [now()] : []),
      OpenTeamChat: () => ({ openTeamChat: now() }),
      ChatMessages: () => messages([message(2, '好的'), last]),
    });
    const talk = within(await screen.findByRole('region', { name: '与潮汐组的消息' }));
    expect(await talk.findByText('我来写报告')).toBeVisible();
    expect(talk.queryByText('已读')).toBeNull();
    isRead = true;
    await act(() => refreshChats(gateway.client));
    expect(await talk.findByText('已读')).toBeVisible();
  });

  it('are written to the whole team', async () => {
    const sent: unknown[] = [];
    const { user } = open(address, {
      SendChatMessage: (variables) => {
        sent.push(variables.input);
        return { sendChatMessage: message(4, '我来写报告', { fromId: me }) };
      },
    });
    const field = await screen.findByRole('textbox', { name: '发消息给潮汐组' });
    await user.type(field, '我来写报告{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ content: '我来写报告' }]));
  });

  it('have the requests of the team beside them', async () => {
    const { user } = open(address);
    await user.click(await screen.findByText('团队申请（2）'));
    expect(await screen.findByText('暂无收到的申请')).toBeVisible();
  });

  it('say so where one isn’t in the team', async () => {
    open(address, {
      OpenTeamChat: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '没有找到该团队' });
      },
    });
    expect(await screen.findByText('没有找到该团队')).toBeVisible();
  });
});
