import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { useProduct } from './support/product.ts';
import { findPenguins, perfectResult as perfect } from './support/penguins.ts';

const product = useProduct();

interface Competition {
  viewerState: { registration: string | null; team: { id: string } | null } | null;
}

it('a client goes from browsing to a ranked submission and its reward, by GraphQL alone', async () => {
  // 1. As a visitor: browse, and find a competition with the penguins.
  const visitor = new GraphqlClient(product().gateways[0].url);
  const { task, ...competition } = await findPenguins(visitor);
  expect(
    await visitor.ask(
      'query ($id: ID!) { competition(id: $id) { name viewerState { registration } } }',
      {
        id: competition.id,
      },
    ),
  ).toEqual({ competition: { name: competition.name, viewerState: null } });

  // 2. Sign in, and go on with an access token, as an internal client does.
  const browser = new GraphqlClient(product().gateways[0].url);
  await browser.signIn(accounts.newcomer, PASSWORD);
  const { createAccessToken } = await browser.ask<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "数据同步", password: "' +
      `${PASSWORD}" }) { token } }`,
  );
  const client = new GraphqlClient(product().gateways[0].url, createAccessToken.token);
  const notifications = client.subscribe<{
    notificationReceived: {
      eventId: string;
      eventType: number;
      text: string;
      work: { id: string } | null;
    };
  }>('subscription { notificationReceived { eventId eventType text work { id } } }');
  const review = notifications.next();
  const progress = client.subscribe<{
    taskProgressed: { type: string; task: { id: string; status: string } };
  }>('subscription { taskProgressed(after: "0") { type task { id status } } }');

  // 3. Register.
  const { registerForCompetition } = await client.ask<{ registerForCompetition: Competition }>(
    `mutation ($id: ID!) {
      registerForCompetition(input: { competitionId: $id }) {
        id viewerState { registration team { id } }
      }
    }`,
    { id: competition.id },
  );
  const team = registerForCompetition.viewerState?.team;
  expect(registerForCompetition.viewerState).toMatchObject({ registration: 'REGISTERED' });

  // 4. Take the sample, upload a result of its form, submit it, and follow it to its score.
  const { opened } = await client.ask<{ opened: { sampleFileUrl: string } }>(
    'query ($id: ID!) { opened: competitionTask(id: $id) { sampleFileUrl } }',
    { id: task.id },
  );
  const address = new URL(opened.sampleFileUrl, product().gateways[0].url);
  const headers = { authorization: `Bearer ${createAccessToken.token}` };
  const sample = await (await fetch(address, { headers })).text();
  expect(perfect.split('\n')).toHaveLength(sample.trim().split('\n').length);
  const uploaded = await client.upload('我的结果.csv', perfect);
  expect(uploaded.status).toBe(200);
  const { url, ...result } = uploaded.body;
  const { submitWork: work } = await client.ask<{
    submitWork: { id: string; status: string; publicScore: null };
  }>(
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id status publicScore } }',
    { input: { taskId: task.id, result } },
  );
  expect(work).toMatchObject({ status: 'PENDING', publicScore: null });

  // 6. The notification of the review comes live.
  expect((await review).notificationReceived).toMatchObject({
    eventType: 2001,
    work: { id: work.id },
  });
  const { work: reviewed } = await client.ask<{ work: object }>(
    'query ($id: ID!) { work(id: $id) { status publicScore privateScore fileName } }',
    { id: work.id },
  );
  expect(reviewed).toEqual({
    status: 'REVIEWED',
    publicScore: 1,
    privateScore: null,
    fileName: '我的结果.csv',
  });

  // 5. The team is on the public board, with a perfect score.
  const { leaderboard } = await client.ask<{ leaderboard: { viewerRow: object; items: object[] } }>(
    `query ($id: ID!) {
      leaderboard(taskId: $id) { items { rank } viewerRow { rank score entries team { id } } }
    }`,
    { id: task.id },
  );
  expect(leaderboard.viewerRow).toEqual({ rank: 1, score: 1, entries: 1, team });

  // The quota has been used; a task has been completed, and its reward is paid once.
  const { competitionTask } = await client.ask<{ competitionTask: { quota: object } }>(
    'query ($id: ID!) { competitionTask(id: $id) { quota { dailyUsed totalUsed } } }',
    { id: task.id },
  );
  expect(competitionTask.quota).toEqual({ dailyUsed: 1, totalUsed: 1 });
  const completed = await waitFor('a completed task', async () => {
    const { taskProgressed } = await progress.next();
    return taskProgressed.task.status === 'COMPLETED' && taskProgressed.task;
  });
  const before = await client.ask<{ viewer: { wallet: { balance: number }; growthScore: number } }>(
    '{ viewer { wallet { balance } growthScore } }',
  );
  const CLAIM = `mutation ($id: ID!) {
    claimTaskReward(input: { taskId: $id }) {
      task { status } rewards { type amount } viewer { wallet { balance } growthScore }
    }
  }`;
  const { claimTaskReward: reward } = await client.ask<{
    claimTaskReward: {
      task: { status: string };
      rewards: { type: string; amount: number }[];
      viewer: { wallet: { balance: number }; growthScore: number };
    };
  }>(CLAIM, { id: completed.id });
  const amount = (type: string) => reward.rewards.find((each) => each.type === type)?.amount ?? 0;
  expect(reward.task.status).toBe('FINISHED');
  expect(reward.viewer).toEqual({
    wallet: { balance: before.viewer.wallet.balance + amount('WHALECOIN') },
    growthScore: before.viewer.growthScore + amount('GROWTH_SCORE'),
  });
  const again = await client.send(CLAIM, { id: completed.id });
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');

  await notifications.stop();
  await progress.stop();
});

it.each([
  [
    'another member’s upload',
    async (own: GraphqlClient) => {
      const other = new GraphqlClient(product().gateways[0].url);
      await other.signIn(accounts.captain, PASSWORD);
      const { body } = await other.upload('theirs.csv', perfect);
      return { client: own, key: body.key };
    },
  ],
  ['a key that never was', async (own: GraphqlClient) => ({ client: own, key: 'f'.repeat(32) })],
  [
    'a key that looks like a path',
    async (own: GraphqlClient) => ({ client: own, key: '../../etc/passwd' }),
  ],
])('submitting %s is refused and takes no quota', async (_, prepare) => {
  const member = new GraphqlClient(product().gateways[0].url);
  await member.signIn(accounts.newcomer, PASSWORD);
  const { task } = await findPenguins(member);
  const QUOTA = 'query ($id: ID!) { competitionTask(id: $id) { quota { totalUsed } } }';
  const before = await member.ask(QUOTA, { id: task.id });
  const { client, key } = await prepare(member);
  const { data, errors } = await client.send(
    'mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { id } }',
    { input: { taskId: task.id, result: { key, name: 'a.csv', ext: '.csv', size: 10 } } },
  );
  expect(data ?? null).toBeNull();
  expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(errors?.[0]?.extensions.code);
  expect(await member.ask(QUOTA, { id: task.id })).toEqual(before);
});
