import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  competition,
  competitionId,
  ofCompetition,
  page,
  registered,
  viewer,
} from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { cardAt } from '#tests/web/support/member-card.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { star } from '../members/members.ts';

const invitation = {
  __typename: 'InvitationSettings',
  linkText: '一起来认企鹅',
  showsRanking: true,
  notice: '每邀请一位好友，**多一份快乐**。',
} as const;
const address = `/home/competition/${competitionId}/invitation`;
const member = (name: string) => ({ __typename: 'Member', id: name, name, avatar: null });
const own = (code: string | null, usedCount = 0) => ({
  __typename: 'Invitation',
  code,
  usedCount,
});

const open = (
  path = '',
  {
    code = 'WHALE234' as string | null,
    changes = {},
    ranking = [] as unknown[],
    records = [] as unknown[],
  } = {},
) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({
      competition: competition({ invitation, viewerState: registered, ...changes }),
    }),
    Invitation: () => ofCompetition({ viewerInvitation: own(code, 2) }),
    CreateInvitationCode: () => ({ createInvitationCode: own('WHALE234') }),
    InvitationRanking: () => ofCompetition({ invitationRanking: ranking }),
    InvitationRecords: () =>
      ofCompetition({
        invitationRecords: { ...page(records), __typename: 'InvitationRecordPage' },
      }),
    MemberProfile: ({ id }) => ({ member: star({ id, name: id }) }),
  });
  return openPage(address + path);
};

describe('the invitation tab', () => {
  it('makes a code, and gives it as a link to pass on', async () => {
    const { user } = open('', { code: null });
    expect(await screen.findByText('多一份快乐')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '生成邀请码' }));
    expect(await screen.findByRole('textbox', { name: '邀请码' })).toHaveValue('WHALE234');
    expect(screen.getByRole('textbox', { name: '邀请链接' })).toHaveValue(
      `http://localhost/home/competition/${competitionId}/register?invitationCode=WHALE234`,
    );
    expect(screen.getByRole('heading', { name: '一起来认企鹅' })).toBeVisible();
  });

  it('is for who takes part', async () => {
    open('', { code: null, changes: { viewerState: { ...registered, registration: null } } });
    expect(await screen.findByText('报名后即可邀请好友')).toBeVisible();
    expect(screen.queryByRole('button', { name: '生成邀请码' })).toBeNull();
  });

  it('shows who has invited most', async () => {
    const row = (name: string, usedCount: number) => ({
      __typename: 'InvitationRankingRow',
      usedCount,
      member: member(name),
    });
    open('/ranking', { ranking: [row('蓝鲸', 9), row('座头鲸', 3)] });
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '排名会员邀请人数',
      expect.stringMatching(/^1.*蓝鲸9$/),
      expect.stringMatching(/^2.*座头鲸3$/),
    ]);
  });

  it('has the cards of who invited and of who came', async () => {
    const { user } = open('/ranking', {
      ranking: [{ __typename: 'InvitationRankingRow', usedCount: 9, member: member('蓝鲸') }],
      records: [
        {
          __typename: 'InvitationRecord',
          registeredAt: '2026-11-01T00:00:00.000Z',
          member: member('座头鲸'),
        },
      ],
    });
    expect(await (await cardAt(user, '蓝鲸')).findByText('常年打榜')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '邀请记录' }));
    expect(await (await cardAt(user, '座头鲸')).findByText('常年打榜')).toBeVisible();
  });

  it('says that nobody has been invited, in both lists', async () => {
    const { user } = open('/ranking');
    expect(await screen.findByText('暂无邀请排名')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '邀请记录' }));
    expect(await screen.findByText('暂无成功邀请')).toBeVisible();
  });

  it('has no ranking where the organizer shows none, and is no tab without an invitation', async () => {
    const { currentAddress } = open('/ranking', {
      changes: { invitation: { ...invitation, showsRanking: false } },
    });
    await screen.findByRole('textbox', { name: '邀请码' });
    expect(currentAddress()).toBe(`${address}/invite`);
    expect(screen.queryByRole('link', { name: '邀请排名' })).toBeNull();
  });
});
