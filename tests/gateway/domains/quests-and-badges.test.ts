import { expect, it } from '@jest/globals';
import { authUser } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const send = (query: string, variables: Record<string, unknown> = {}) =>
  gateway().send(query, { variables, token: TOKEN });

const quest = {
  _id: '7'.repeat(24),
  Name: '本周阅读',
  Type: 'WEEKLY',
  Link: null,
  Description: '读三篇',
  Guideline: '',
  CompletionThreshold: 3,
  CountsOnce: true,
  Rewards: [{ Type: 'WHALECOIN', Amount: 5 }],
  SortWeight: 130,
  RelatedPages: [],
  AssociatedEventTypes: ['POST_VIEWED', 'TIDE_TURNED'],
  Active: true,
  UpdateDate: '2026-11-21T04:00:00.000Z',
};

it('quests are listed for administrators; what a newer platform counts has no word', async () => {
  rest()
    .get('/api/auth')
    .reply(200, { ...authUser(), Roles: ['admin'] });
  rest()
    .get('/api/admin/quests')
    .query({ page: 1, perPage: 20 })
    .reply(200, { data: [quest], totalNum: 1, page: 1, perPage: 20 });
  const { body } = await send(
    `{ administration { managedTasks {
      totalCount items { type threshold events rewards { type amount } isActive }
    } } }`,
  );
  expect(body.data).toEqual({
    administration: {
      managedTasks: {
        totalCount: 1,
        items: [
          {
            type: 'WEEKLY',
            threshold: 3,
            events: ['POST_VIEWED', 'UNKNOWN'],
            rewards: [{ type: 'WHALECOIN', amount: 5 }],
            isActive: true,
          },
        ],
      },
    },
  });
});

it('a quest is changed, and a refusal names the field of its reward', async () => {
  const update = `mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { name } }`;
  const input = {
    id: quest._id,
    name: '本周阅读',
    link: null,
    description: '读三篇',
    guideline: '',
    threshold: 3,
    countsOnce: true,
    rewards: [{ type: 'GROWTH_SCORE', amount: 20_000 }],
    sortWeight: 130,
    relatedPages: [],
    events: ['POST_VIEWED'],
  };
  const at = `/api/admin/quests/${quest._id}`;
  const { _id, Type, Active, UpdateDate, ...settings } = quest;
  rest()
    .put(at, {
      ...settings,
      Rewards: [{ Type: 'GROWTH_SCORE', Amount: 20_000 }],
      AssociatedEventTypes: ['POST_VIEWED'],
    })
    .reply(400, { code: 'BAD_USER_INPUT', message: '太多', field: 'Rewards.0.Amount' });
  expect((await send(update, { input })).body.errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'rewards.0.amount' },
  });
  rest()
    .put(`${at}/active`, { Active: false })
    .reply(200, { ...quest, Active: false });
  const off = await send(
    `mutation ($input: SetTaskActiveInput!) { setTaskActive(input: $input) { isActive } }`,
    { input: { id: quest._id, isActive: false } },
  );
  expect(off.body.data).toEqual({ setTaskActive: { isActive: false } });
});

it('badges are read without a token, and changed with one', async () => {
  const setting = { Type: 2, Name: '获奖选手', Thresholds: [1, 3, 10], Active: true };
  rest({ badheaders: ['authorization'] })
    .get('/v2/api/badgeSettings')
    .reply(200, { data: [setting] });
  const shown = { kind: 'AWARD', name: '获奖选手', thresholds: [1, 3, 10], isActive: true };
  const fields = '{ kind name thresholds isActive }';
  expect((await send(`{ site { badgeKinds ${fields} } }`)).body.data).toEqual({
    site: { badgeKinds: [shown] },
  });
  rest()
    .put('/api/admin/badges', { ...setting, Thresholds: [5, 5, 9] })
    .reply(400, {
      code: 'BAD_USER_INPUT',
      message: '门槛应高于上一等级',
      field: 'Thresholds.1',
    });
  const refused = await send(
    `mutation ($input: UpdateBadgeInput!) { updateBadge(input: $input) ${fields} }`,
    { input: { ...shown, thresholds: [5, 5, 9] } },
  );
  expect(refused.body.errors?.[0]).toMatchObject({ extensions: { field: 'thresholds.1' } });
});
