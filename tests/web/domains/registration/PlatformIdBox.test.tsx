import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { competition, competitionId, registered, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const NAME = 'Openi启智平台ID';
const site = (changes: object) => ({
  site: {
    __typename: 'Site',
    name: '鲸潮社区',
    workbenchUrl: null,
    trialUrl: null,
    rawCountCompetitionIds: [],
    hiddenRegisterCompetitionIds: [],
    preliminaryCompetitionIds: [],
    platformIdBoxes: [],
    lunarNewYear: null,
    ...changes,
  },
});
const own = (platformId: string | null) => ({
  __typename: 'Competition',
  id: competitionId,
  viewerRegistration: { __typename: 'ViewerRegistration', platformId },
});

const open = (answers: Answers = {}, filled: string | null = null) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    Site: () =>
      site({ platformIdBoxes: [{ __typename: 'PlatformIdBox', competitionId, name: NAME }] }),
    CompetitionPage: () => ({ competition: competition({ viewerState: registered }) }),
    PlatformId: () => ({ competition: own(filled) }),
    ...answers,
  });
  const inputs = () =>
    gateway.sent
      .filter(({ operationName }) => operationName === 'FillPlatformId')
      .map(({ variables }) => variables.input);
  return { ...openPage(`/home/competition/${competitionId}`), inputs };
};

it('asks who has registered, is cleared with every try, and says what is wrong', async () => {
  let broken = true;
  const { user, inputs } = open({
    FillPlatformId: () => {
      if (broken) throw new Refused({ code: 'BAD_USER_INPUT', message: '请输入有效的ID' });
      return { fillPlatformId: own('whale_7') };
    },
  });
  const box = within(await screen.findByRole('region', { name: NAME }));
  const field = await box.findByPlaceholderText(`请输入${NAME}`);
  const send = box.getByRole('button', { name: '提交' });
  await user.click(send);
  expect(box.getByText(`请输入${NAME}`)).toBeVisible();

  await user.type(field, 'two words');
  await user.click(send);
  expect(box.getByText('请输入有效的ID')).toBeVisible();
  expect(field).toHaveValue('');
  expect(inputs()).toEqual([]);

  await user.type(field, 'whale_7');
  await user.click(send);
  expect(await box.findByText('请输入有效的ID')).toBeVisible();
  expect(field).toHaveValue('');

  broken = false;
  await user.type(field, ' whale_7{Enter}');
  expect(await box.findByText('whale_7')).toBeVisible();
  expect(inputs().at(-1)).toEqual({ competitionId, platformId: 'whale_7' });
});

it('shows what was filled in, and lets it be corrected', async () => {
  const { user } = open({ FillPlatformId: () => ({ fillPlatformId: own('new_id') }) }, 'old_id');
  const box = within(await screen.findByRole('region', { name: NAME }));
  await user.click(await box.findByRole('button', { name: '修改' }));
  await user.click(box.getByRole('button', { name: '取消' }));
  expect(box.getByText('old_id')).toBeVisible();
  await user.click(box.getByRole('button', { name: '修改' }));
  await user.type(box.getByRole('textbox', { name: NAME }), 'new_id{Enter}');
  expect(await box.findByText('new_id')).toBeVisible();
});

it('asks nobody who hasn’t registered', async () => {
  open({ CompetitionPage: () => ({ competition: competition() }) });
  await screen.findByRole('link', { name: '立即报名' });
  expect(screen.queryByRole('region', { name: NAME })).toBeNull();
});

it.each([
  ['who hasn’t registered, where organizers decide on it', null, true, true],
  ['who has registered', registered, true, false],
  ['nobody where anyone can register', null, false, false],
])('says that a preliminary round comes first to %s', async (_, viewerState, needsReview, said) => {
  open({
    Site: () => site({ preliminaryCompetitionIds: [competitionId] }),
    CompetitionPage: () => ({
      competition: competition({
        viewerState,
        registrationSettings: { __typename: 'RegistrationSettings', needsReview },
      }),
    }),
  });
  await screen.findByRole('heading', { level: 1, name: '南极企鹅识别挑战赛' });
  await screen.findByRole('link', { name: viewerState ? '提交结果' : '立即报名' });
  const note = '本比赛需通过初赛后方可报名';
  if (said) expect(await screen.findByText(note)).toBeVisible();
  else expect(screen.queryByText(note)).toBeNull();
});
