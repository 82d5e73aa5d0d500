import { expect, it } from '@jest/globals';
import { ownTeam, register, submit } from '../contract/support/penguins.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { reloadUntil, siteUrl, useBrowser, visit } from './support/browser.ts';
import { addScoredTask, makeDraft, period, publish } from './support/drafts.ts';
import { newMember, type NewMember } from './support/members.ts';

useBrowser();

const ROWS = 300;
const labelOf = (row: number) => (row * 7) % 3;
const solution = [
  'id,label,part',
  ...Array.from(
    { length: 2 * ROWS },
    (_, row) => `${row},${labelOf(row)},${row < ROWS ? 'public' : 'private'}`,
  ),
].join('\n');
/** A result that is wrong in every so many rows of each part, from one on. */
const resultOf = (shown: number, hidden: number, from: number) =>
  [
    'id,label',
    ...Array.from({ length: 2 * ROWS }, (_, row) => {
      const isWrong = (row + from) % (row < ROWS ? shown : hidden) === 0;
      return `${row},${isWrong ? (labelOf(row) + 1) % 3 : labelOf(row)}`;
    }),
  ].join('\n');

const mutate = (client: GraphqlClient, name: string, type: string, input: object) =>
  client.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });

/** Ends the competition with its stage and task in so many ms, both boards open and late works taken. */
const end = async (
  organizer: GraphqlClient,
  { competitionId, stageId, taskId }: Record<'competitionId' | 'stageId' | 'taskId', string>,
  name: string,
) => {
  const times = {
    startDate: period.startDate,
    endDate: new Date(Date.now() + 2_500).toISOString(),
  };
  const words = { deadlineConfirmation: '修改截止时间', privateBoardConfirmation: '提前公开' };
  const boards = { showsLeaderboard: true, showsPrivateLeaderboard: true };
  const objective = {
    acceptExts: ['.csv'],
    sizeLimit: 64,
    idColumn: 'id',
    targetColumn: 'label',
    metric: 'ACCURACY',
  };
  const settings = {
    description: '',
    isClosedForSubmissions: false,
    submissionNotice: '',
    fileKeys: [],
  };
  const task = {
    name,
    ...settings,
    ...times,
    ...boards,
    ...words,
    takesLateWorks: true,
    objective,
  };
  await mutate(organizer, 'updateCompetitionTask', 'UpdateCompetitionTaskInput', { taskId, task });
  const stage = { name: '初赛', ...times, ...boards, ...words, awardWhaleCoin: 0 };
  await mutate(organizer, 'updateStage', 'UpdateStageInput', { stageId, stage });
  await mutate(organizer, 'updateCompetition', 'UpdateCompetitionInput', {
    competitionId,
    name,
    ...times,
    deadlineConfirmation: words.deadlineConfirmation,
    registerEndDate: null,
    shortDescription: '',
    award: '',
    tags: [],
    maxMembersPerTeam: 3,
    isTeamNameLocked: false,
    requiresSameUniversity: false,
    teamNotification: '',
    tabs: [{ title: '赛题', content: '潮位', type: 0 }],
    publishStatus: 'COMMUNITY',
    publishesToAll: false,
    opensForum: false,
  });
  await waitFor('the end', async () => {
    const { competition } = await organizer.ask<{ competition: { status: string } }>(
      'query ($id: ID!) { competition(id: $id) { status } }',
      { id: competitionId },
    );
    return competition.status === 'ENDED';
  });
};

/** Tells whether the team's change from board to board is computed, and beyond luck. */
const isBeyondLuck = async (client: GraphqlClient, taskId: string, teamId: string) => {
  const { competitionTask } = await client.ask<{
    competitionTask: { shakeUp: { items: { isBeyondLuck: boolean; team: { id: string } }[] } };
  }>(
    `query ($taskId: ID!) {
      competitionTask(id: $taskId) { shakeUp { items { isBeyondLuck team { id } } } }
    }`,
    { taskId },
  );
  return competitionTask.shakeUp.items.some((item) => item.isBeyondLuck && item.team.id === teamId);
};

const notebook = JSON.stringify({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {},
  cells: [{ cell_type: 'markdown', metadata: {}, source: '# 收官方案' }],
});

/** Publishes a project with a notebook. */
const publishProject = async ({ client }: NewMember, title: string): Promise<void> => {
  const { body } = await client.upload('收官.ipynb', notebook, 'notebook');
  const { url, ...file } = body;
  const input = { title, visibility: 'PUBLIC', notebooks: [file] };
  await mutate(client, 'createProject', 'CreateProjectInput', input);
};

/** The winner follows the notice to the form, and everyone finds what they wrote from the ranking. */
const tellHow = async (winner: NewMember, competitionId: string): Promise<void> => {
  const { page, errors } = await visit('/home/user/notification', { as: winner.email });
  const asked = page.getByText(/写一份方案，告诉大家你们是怎么做的/);
  await reloadUntil(page, asked);
  await asked.click();
  await page.waitForURL(/\/writeups\/edit$/);
  await page.getByRole('textbox', { name: '思路' }).fill('三个模型取平均，**只在特征上**不同。');
  await page.getByRole('button', { name: '发布方案' }).click();
  await page.getByText('已保存第1版').waitFor();
  const reader = await visit(`/home/competition/${competitionId}/leaderboard`);
  const link = reader.page.getByRole('link', { name: /^看方案/ });
  await reloadUntil(reader.page, link);
  await link.click();
  await reader.page.getByText('只在特征上').waitFor();
  expect([...errors, ...reader.errors]).toEqual([]);
};

/** The winner shares the code of their work, and a stranger finds it by its score and forks it. */
const shareCode = async (winner: NewMember, competitionId: string): Promise<void> => {
  const title = `收官代码${Date.now() % 1e7}`;
  await publishProject(winner, title);
  const { page, errors } = await visit(`/home/competition/${competitionId}/submit`, {
    as: winner.email,
  });
  await page
    .getByRole('button', { name: /^发布这次提交的代码/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: '分享代码' });
  await dialog.getByRole('button', { name: '选择项目' }).click();
  const picker = page.getByRole('dialog', { name: '选择项目' });
  await picker.getByText(title).click();
  await picker.getByRole('button', { name: '选择', exact: true }).click();
  await dialog.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByText('代码已分享').waitFor();

  const stranger = await newMember('学习者');
  const visitor = await visit(`/home/competition/${competitionId}/code`, { as: stranger.email });
  const row = visitor.page.getByRole('list', { name: '代码' }).getByRole('listitem');
  await reloadUntil(visitor.page, row.filter({ hasText: title }).getByText(/0\.\d/));
  await row.getByRole('link', { name: title, exact: true }).click();
  await visitor.page
    .getByRole('button', { name: /^Fork 项目/ })
    .first()
    .click();
  await visitor.page.getByText('已 Fork 为你的私有项目').waitFor();
  expect([...errors, ...visitor.errors]).toEqual([]);
};

it('after the end: the change beside luck, a late work apart, what the winner tells and shares', async () => {
  const organizer = new GraphqlClient(new URL(siteUrl()).origin);
  await organizer.signIn(accounts.organizer, PASSWORD);
  const name = `潮位收官赛${Date.now() % 1e7}`;
  const draft = await makeDraft(organizer, name);
  const taskId = await addScoredTask(organizer, draft.stageId, { name, solution });
  await publish(organizer, draft.competitionId);
  // Five honest teams, and one that knows the public part.
  const members = [];
  for (const [at, [shown, hidden]] of (
    [
      [4, 4],
      [5, 5],
      [6, 6],
      [4, 4],
      [5, 5],
      [299, 3],
    ] as const
  ).entries()) {
    const member = await newMember(`收官${at}`);
    await register(member.client, draft.competitionId);
    await submit(member.client, taskId, resultOf(shown, hidden, at));
    members.push({ ...member, team: await ownTeam(member.client, draft.competitionId) });
  }
  await end(organizer, { ...draft, taskId }, name);
  await mutate(organizer, 'publishFinalRanking', 'PublishFinalRankingInput', {
    competitionId: draft.competitionId,
    rows: [{ teamId: members[0]?.team, reward: '', coins: 0 }],
  });

  const [first, , , , , last] = members;
  const tab = `/home/competition/${draft.competitionId}/submit`;
  const { page, errors } = await visit(tab, { as: first?.email ?? '' });
  const main = page.getByRole('main');
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'late.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(resultOf(599, 599, 1)),
    });
  await main.getByText(/^已上传/).waitFor();
  await main.getByRole('button', { name: '赛后提交' }).click();
  const row = main.getByRole('row').filter({ hasText: 'late.csv' });
  await row.getByText('赛后', { exact: true }).waitFor();
  await row.getByText('已评审').waitFor();

  await page.goto(siteUrl(`/home/competition/${draft.competitionId}/leaderboard`));
  await main.getByRole('tab', { name: '初赛' }).click();
  const ranked = main.getByRole('table', { name: '排行榜' });
  await ranked.getByText(`${last?.name ?? ''}的团队`).waitFor();
  expect(await ranked.getByRole('row').count()).toBe(7);
  await main.getByText('赛后', { exact: true }).click();
  await main.getByText(/^赛后提交仅供练习/).waitFor();
  await ranked.getByText(`${first?.name ?? ''}的团队`).waitFor();
  await ranked.getByText(`${last?.name ?? ''}的团队`).waitFor({ state: 'detached' });
  expect(await ranked.getByRole('row').count()).toBe(2);

  // The bands are computed within a minute after the boards have changed.
  await waitFor('the bands', () => isBeyondLuck(organizer, taskId, last?.team ?? ''), 100_000);
  await page.goto(siteUrl(`/home/competition/${draft.competitionId}/leaderboard`));
  await main.getByRole('tab', { name: '初赛' }).click();
  await main.getByRole('button', { name: '名次变动与运气' }).click();
  const beyond = main.getByRole('row').filter({ hasText: '超出运气' });
  await beyond.filter({ hasText: last?.name ?? '' }).waitFor();
  await main.getByText(/^阴影是仅凭运气/).waitFor();
  await main.getByRole('checkbox', { name: /只看超出运气的团队/ }).waitFor();
  await main.getByRole('img', { name: /1 支超出运气/ }).waitFor();
  expect(errors).toEqual([]);

  if (!first) throw new Error('unreachable');
  await tellHow(first, draft.competitionId);
  await shareCode(first, draft.competitionId);
}, 240_000);
