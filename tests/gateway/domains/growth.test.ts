import { describe, expect, it } from '@jest/globals';
import { authUser, competitionId, member, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const asMember = () => rest().matchHeader('authorization', `Bearer ${TOKEN}`);
const stubViewer = () => asMember().get('/api/auth').reply(200, authUser());
const DATE = '2026-11-01T00:00:00.000Z';

describe('the wallet', () => {
  it('has its entries by pages, each with its way to what it came from', async () => {
    stubViewer();
    asMember()
      .get('/api/wallets')
      .query({ Type: 'WHALECOIN' })
      .reply(200, { Type: 'WHALECOIN', Balance: 12 });
    const related = (Type: string, _id: string) => ({ Type, _id });
    const entry = (id: number, Amount: number, Related: object | null) => ({
      _id: String(id),
      Amount,
      Reason: '说明',
      Date: DATE,
      Related,
    });
    asMember()
      .get('/api/wallets/entries')
      .query({ Type: 'WHALECOIN', page: 2, perPage: 3 })
      .reply(200, {
        data: [
          entry(9, -5, related('COMPETITION', competitionId())),
          entry(8, 4, related('USER', memberId(1))),
          entry(7, 5, null),
        ],
        totalNum: 7,
        page: 2,
        perPage: 3,
      });
    const { body } = await gateway().send(
      '{ viewer { wallet { balance entries(page: 2, perPage: 3) { totalCount hasNextPage items { id amount reason createdAt link } } } } }',
      { token: TOKEN },
    );
    const shown = { reason: '说明', createdAt: DATE };
    expect(body.data).toEqual({
      viewer: {
        wallet: {
          balance: 12,
          entries: {
            totalCount: 7,
            hasNextPage: true,
            items: [
              { id: '9', amount: -5, link: `/home/competition/${competitionId()}`, ...shown },
              { id: '8', amount: 4, link: `/home/user/level/${memberId(1)}`, ...shown },
              { id: '7', amount: 5, link: null, ...shown },
            ],
          },
        },
      },
    });
  });
});

describe('the weekly bonus', () => {
  const mutation = 'mutation { receiveWeeklyCoinBonus { weeklyCoinBonus { isReceived amount } } }';

  it('is received in the member’s name and answers how it stands', async () => {
    asMember()
      .post('/api/user/receiveWeeklyCoinBonus')
      .reply(200, { hasReceived: true, Amount: 5 });
    stubViewer();
    asMember()
      .post('/api/user/isReceiveWeeklyCoinBonus')
      .reply(200, { hasReceived: true, Amount: 5 });
    const { body } = await gateway().send(mutation, { token: TOKEN });
    expect(body.data).toEqual({
      receiveWeeklyCoinBonus: { weeklyCoinBonus: { isReceived: true, amount: 5 } },
    });
  });

  it('says in the backend’s words that it was received before', async () => {
    const message = '本周鲸彩已领取，下周继续';
    asMember().post('/api/user/receiveWeeklyCoinBonus').reply(409, { code: 'CONFLICT', message });
    const { body } = await gateway().send(mutation, { token: TOKEN });
    expect(body.errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }]);
  });

  it('is no visitor’s', async () => {
    const { body } = await gateway().send(mutation);
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

it('badges and skills of several members come in one call each, without a token', async () => {
  const User = [memberId(0), memberId(1)].join(',');
  const shared = () => rest({ badheaders: ['authorization'] });
  shared()
    .get('/api/users')
    .query({ ids: User })
    .reply(200, { data: [member(0), member(1)] });
  shared()
    .get('/v2/api/badges')
    .query({ User })
    .reply(200, {
      data: [
        { User: memberId(1), Type: 2, Level: 1, Date: DATE },
        { User: memberId(1), Type: 77, Level: 3, Date: DATE },
      ],
    });
  const Skill = { id: 'e'.repeat(24), Name: '概率预测', Icon: null, certificate: null };
  shared()
    .get('/v2/api/memberSkills')
    .query({ User })
    .reply(200, {
      data: [{ User: memberId(0), Skill, Competition: competitionId(), Date: DATE }],
    });
  const part = 'badges { kind level } skills { earnedAt skill { name } }';
  const { body } = await gateway().send(
    `query Two($one: ID!, $other: ID!) { one: member(id: $one) { ${part} } other: member(id: $other) { ${part} } }`,
    { variables: { one: memberId(0), other: memberId(1) } },
  );
  expect(body.data).toEqual({
    one: { badges: [], skills: [{ earnedAt: DATE, skill: { name: '概率预测' } }] },
    other: {
      badges: [
        { kind: 'AWARD', level: 1 },
        { kind: 'UNKNOWN', level: 3 },
      ],
      skills: [],
    },
  });
});
