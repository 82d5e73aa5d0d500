import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  stage,
  stageId,
  viewer,
} from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';

const team = { __typename: 'Team', id: '7'.repeat(24), name: '浪花' };
const sent = {
  __typename: 'CompetitionMessage',
  id: '6'.repeat(24),
  audience: 'UNPROMOTED',
  targetName: '初赛',
  title: '感谢参与',
  content: '明年再见',
  recipientsCount: 1200,
  deliveredCount: 500,
  sentAt: '2026-11-21T04:00:00.000Z',
  sender: { __typename: 'Member', id: '9'.repeat(24), name: '苏写浪' },
};
const pageOf = (items: object[]) =>
  ofCompetition({
    messages: {
      __typename: 'CompetitionMessagePage',
      totalCount: items.length,
      page: 1,
      perPage: 10,
      items,
    },
  });

// The draft of one test is none of another's.
beforeEach(() => localStorage.clear());

const open = (answers: Answers = {}) => {
  const managed = competition({
    viewerManages: true,
    viewerRole: 'CO_ORGANIZER',
    stages: [stage()],
    organization: {
      __typename: 'Organization',
      id: '9'.repeat(24),
      shortName: 'tide',
      name: '潮汐组',
    },
  });
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({ competition: managed }),
    MessagesPanel: () => ({ competition: managed }),
    MessageTeams: () =>
      ofCompetition({
        managedTeams: {
          __typename: 'ManagedTeamPage',
          items: [{ __typename: 'ManagedTeam', id: team.id, team }],
        },
      }),
    MessageReach: ({ audience }) =>
      ofCompetition({
        messageReach: {
          __typename: 'MessageReach',
          recipients: audience === 'EVERYBODY' ? 1200 : 3,
          mails: 2,
        },
      }),
    SentMessages: () => pageOf([]),
    SendCompetitionMessage: () => ({
      sendCompetitionMessage: { ...sent, recipientsCount: 3 },
    }),
    ...answers,
  });
  const page = openPage(`/org/tide/competition/manage/${competitionId}/messages`);
  showNotices();
  return { ...gateway, ...page };
};
const confirm = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: '发送' }));
  const question = within(await screen.findByRole('dialog', { name: '发送消息' }));
  await user.click(question.getByRole('button', { name: '发送' }));
  return question;
};

describe('群发消息', () => {
  it('shows how many get it and how it reads, and asks before it goes', async () => {
    const { user, inputOf } = open();
    expect(
      await screen.findByText(/1,200 位成员会收到站内通知，其中 2 位也会收到邮件/),
    ).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '发给' }), 'UNPROMOTED');
    await user.selectOptions(screen.getByRole('combobox', { name: '阶段' }), stageId);
    expect(await screen.findByText(/3 位成员会收到/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '标题' }), ' 感谢参与 ');
    await user.type(screen.getByRole('textbox', { name: '内容' }), '明年再见');
    expect(screen.getByText(/的主办方：感谢参与/)).toBeVisible();
    await confirm(user);
    expect(await inputOf('SendCompetitionMessage')).toEqual({
      competitionId,
      audience: 'UNPROMOTED',
      targetId: stageId,
      title: '感谢参与',
      content: '明年再见',
    });
    expect(await screen.findByText('正在发给 3 位成员')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('');
  });

  it('draws the Markdown of what is written and of what was sent', async () => {
    const content = '**注意：**请先看\n第二行';
    const { user } = open({ SentMessages: () => pageOf([{ ...sent, content }]) });
    expect(await screen.findByText('注意：')).toHaveProperty('tagName', 'STRONG');
    await user.type(await screen.findByRole('textbox', { name: '内容' }), '~~旧~~');
    expect(await screen.findByText('旧')).toHaveProperty('tagName', 'DEL');
  });

  it('goes to a team that was found by its name', async () => {
    const { user, inputOf } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: '发给' }), 'TEAM');
    await user.type(screen.getByRole('textbox', { name: '标题' }), '资料');
    await user.type(screen.getByRole('textbox', { name: '内容' }), '请补交');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText('请选择团队')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '查找团队' }), '浪{Enter}');
    await user.click(await screen.findByRole('button', { name: '浪花' }));
    expect(screen.getByText('发给团队「浪花」')).toBeVisible();
    await confirm(user);
    expect(await inputOf('SendCompetitionMessage')).toMatchObject({
      audience: 'TEAM',
      targetId: team.id,
    });
  });

  it('keeps what was typed where it is refused', async () => {
    const { user } = open({
      SendCompetitionMessage: () => {
        throw new Refused({
          code: 'RATE_LIMITED',
          message: '每场比赛每天最多发送10条消息，请明天再试',
        });
      },
    });
    await user.type(await screen.findByRole('textbox', { name: '标题' }), '再来一条');
    await user.type(screen.getByRole('textbox', { name: '内容' }), '内容');
    const question = await confirm(user);
    expect(await question.findByText('每场比赛每天最多发送10条消息，请明天再试')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('再来一条');
  });

  it('lists what was sent, with how far it is', async () => {
    open({ SentMessages: () => pageOf([sent]) });
    expect(await screen.findByText('明年再见')).toBeVisible();
    expect(screen.getByText(/「初赛」未晋级的团队 · 已送达 500 \/ 1,200 人/)).toBeVisible();
  });
});
