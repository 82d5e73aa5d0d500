import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, registered, teamId, viewer } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const address = `/home/competition/${competitionId}`;
const me = {
  __typename: 'Member',
  id: viewer.id,
  name: '林小舟',
  avatar: null,
  level: 2,
  identity: '学生',
  university: null,
  majorTag: null,
  major: null,
  company: null,
  job: null,
  location: null,
};
const team = {
  __typename: 'Team',
  id: teamId,
  name: '破浪小队',
  image: null,
  description: '',
  receivesApplications: true,
  membersCount: 1,
  isDeleted: false,
  isSettled: false,
  hasSameUniversity: true,
  university: null,
  captain: me,
  members: [me],
};
const offer = (changes: object = {}) => ({
  __typename: 'ViewerWithdrawal',
  refund: 20,
  teammatesCount: 0,
  refusal: null,
  ...changes,
});

const open = (withdrawal: object | null, withdraw?: () => unknown) => {
  let viewerState: object = registered;
  const left = { ...registered, registration: null, team: null };
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: competition({ viewerState }) }),
    MyTeam: () => ({ team }),
    Withdrawal: () => ({
      competition: { ...competition({ viewerState }), viewerWithdrawal: withdrawal },
    }),
    WithdrawFromCompetition:
      withdraw ??
      (() => {
        viewerState = left;
        return {
          withdrawFromCompetition: {
            ...competition({ viewerState: left }),
            viewerWithdrawal: null,
          },
        };
      }),
  });
  const sent = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'WithdrawFromCompetition')
      .map(({ variables }) => variables.input);
  return { ...openPage(`${address}/teamswrapper/teammates`), sent };
};

it('names the fee, the team and the way back before it withdraws, and leaves the team’s page', async () => {
  const { user, sent, currentAddress } = open(offer());
  await user.click(await screen.findByRole('button', { name: '退出比赛' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出比赛' }));
  expect(dialog.getByText(/会立即退回你的钱包/)).toHaveTextContent(
    '报名费 20 鲸币会立即退回你的钱包。',
  );
  expect(dialog.getByText('你的团队会随之解散。')).toBeVisible();
  expect(dialog.getByText(/重新报名|不能再报名/)).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '确认退出' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}/content`));
  expect(sent()).toEqual([{ competitionId }]);
});

it('says of a team of others that it goes on, and nothing of a fee where none was paid', async () => {
  const { user } = open(offer({ refund: 0, teammatesCount: 2 }));
  await user.click(await screen.findByRole('button', { name: '退出比赛' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出比赛' }));
  expect(dialog.getByText(/其余 2 名成员会收到通知/)).toBeVisible();
  expect(dialog.queryByText(/报名费/)).toBeNull();
});

it('says why it can’t be done, and opens nothing', async () => {
  const { user } = open(offer({ refusal: '团队已有提交，不能退出比赛' }));
  const button = await screen.findByRole('button', { name: '退出比赛' });
  expect(button).toHaveAccessibleDescription('团队已有提交，不能退出比赛');
  await user.click(button);
  expect(screen.queryByRole('dialog', { name: '退出比赛' })).toBeNull();
});

it('shows a refusal in the dialog', async () => {
  const { user } = open(offer(), () => {
    throw new Refused({ code: 'CONFLICT', message: '团队已有提交，不能退出比赛' });
  });
  await user.click(await screen.findByRole('button', { name: '退出比赛' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出比赛' }));
  await user.click(dialog.getByRole('button', { name: '确认退出' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('团队已有提交，不能退出比赛');
});
