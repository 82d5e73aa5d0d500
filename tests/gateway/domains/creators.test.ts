import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const id = (digit: string) => digit.repeat(24);
const profit = (changes: object = {}) => ({
  _id: id('1'),
  Week: '2026-11-16',
  Kind: 'PROJECT',
  Target: id('2'),
  Title: '企鹅识别',
  Source: 'VOTE',
  Count: 3,
  Rating: null,
  Amount: 3,
  Date: '2026-11-25T00:00:00.000Z',
  ...changes,
});
const exchange = (changes: object = {}) => ({
  _id: id('3'),
  User: memberId(),
  Amount: 50,
  Status: 'WAITING',
  CreateDate: '2026-11-21T04:00:00.000Z',
  PaidBy: '2026-12-15',
  DecideDate: null,
  CardCode: null,
  Reason: null,
  ...changes,
});

const overview = {
  _id: memberId(),
  Status: 1,
  JoinDate: '2026-10-01T00:00:00.000Z',
  BanReason: null,
  Violations: [],
  Balance: 120,
  Earned: 210,
  EarnedLast: 92,
  SettledWeek: null,
  NextSettlement: '2026-12-01T16:00:00.000Z',
  ExchangeLeft: 250,
  Held: 50,
  PaidBy: '2026-12-15',
};

const signedIn = () => rest().get('/api/auth').reply(200, authUser());

describe('the creator programme', () => {
  it('shows everybody the featured creators and what projects earn', async () => {
    rest()
      .get('/api/creatorPlan')
      .reply(200, {
        Featured: [memberId(2), memberId(1)],
        ForkCoins: 3,
        VoteCoins: 1,
        BookmarkCoins: 2,
        WeeklyCap: 60,
      });
    const ids = [memberId(1), memberId(2)].sort().join(',');
    rest()
      .get('/api/users')
      .query({ ids })
      .reply(200, page([member(1), member(2)]));
    rest()
      .get('/api/contentCreators')
      .query({ ids })
      .reply(200, {
        data: [
          { _id: memberId(1), Status: 0 },
          { _id: memberId(2), Status: 1 },
        ],
      });
    const { body } = await gateway().send(
      '{ creatorPlan { featured { id isCreator } forkCoins likeCoins bookmarkCoins weeklyCap } }',
    );
    expect(body.data).toEqual({
      creatorPlan: {
        featured: [
          { id: memberId(2), isCreator: true },
          { id: memberId(1), isCreator: false },
        ],
        forkCoins: 3,
        likeCoins: 1,
        bookmarkCoins: 2,
        weeklyCap: 60,
      },
    });
  });

  it('has nothing of a visitor’s', async () => {
    const { body } = await gateway().send(
      '{ viewer { creator { overview { status } profits { totalCount } } } }',
    );
    expect(body).toEqual({ data: { viewer: null } });
  });

  it('says what each line of profit is for', async () => {
    signedIn();
    rest()
      .get('/api/creators/profits')
      .query({ page: 1, perPage: 10, Kind: 'DATASET' })
      .reply(
        200,
        page([profit(), profit({ Kind: 'DATASET', Source: 'RATING', Rating: 'CLASSIC' })]),
      );
    const { body } = await gateway().send(
      '{ viewer { creator { profits(kind: DATASET) { items { kind source text rating amount } } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: {
        creator: {
          profits: {
            items: [
              { kind: 'PROJECT', source: 'LIKE', text: '3 人点赞', rating: null, amount: 3 },
              {
                kind: 'DATASET',
                source: 'RATING',
                text: '评级「传世精品」50，已付 47',
                rating: 'CLASSIC',
                amount: 3,
              },
            ],
          },
        },
      },
    });
  });

  it('says what the running week earns so far, and why no more', async () => {
    const line = {
      Kind: 'PROJECT',
      Target: id('2'),
      Title: '企鹅识别',
      Source: 'FORK',
      Rating: null,
      Count: 22,
      Coins: 60,
      Cut: 6,
      Notes: ['超出项目每周 60 鲸币的上限，少计 6 鲸币'],
    };
    signedIn();
    rest().get('/api/creators/overview').reply(200, overview);
    rest()
      .get('/api/creators/week')
      .reply(200, {
        Week: '2026-11-16',
        SettleDate: '2026-11-24T16:00:00.000Z',
        Coins: 60,
        Cut: 6,
        WeeklyCap: 60,
        LinesNumber: 1,
        Lines: [line],
      });
    const { body } = await gateway().send(
      '{ viewer { creator { overview { week { week settlesAt coins cutCoins weeklyCap linesCount lines { source text coins cutCoins notes } } } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: {
        creator: {
          overview: {
            week: {
              week: '2026-11-16',
              settlesAt: '2026-11-24T16:00:00.000Z',
              coins: 60,
              cutCoins: 6,
              weeklyCap: 60,
              linesCount: 1,
              lines: [
                {
                  source: 'FORK',
                  text: '22 人 Fork',
                  coins: 60,
                  cutCoins: 6,
                  notes: ['超出项目每周 60 鲸币的上限，少计 6 鲸币'],
                },
              ],
            },
          },
        },
      },
    });
  });

  it('shows the overview where the running week can’t be read', async () => {
    signedIn();
    rest().get('/api/creators/overview').reply(200, overview);
    rest()
      .get('/api/creators/week')
      .reply(429, { code: 'RATE_LIMITED', message: '请稍后再试', retryAfter: 60 });
    const { body } = await gateway().send(
      '{ viewer { creator { overview { balance week { coins } } } } }',
      {
        token: TOKEN,
      },
    );
    expect(body.data).toEqual({
      viewer: { creator: { overview: { balance: 120, week: null } } },
    });
    expect(body.errors?.[0]?.path).toEqual(['viewer', 'creator', 'overview', 'week']);
  });

  it('asks for a gift card, and names the field that is refused', async () => {
    const mutation =
      'mutation Request($input: RequestExchangeInput!) { requestExchange(input: $input) { amount status paidBy } }';
    rest().post('/api/creators/exchanges', { Amount: 50 }).reply(200, exchange());
    const options = { variables: { input: { amount: 50 } }, token: TOKEN };
    const { body } = await gateway().send(mutation, options);
    expect(body.data).toEqual({
      requestExchange: { amount: 50, status: 'WAITING', paidBy: '2026-12-15' },
    });
    rest()
      .post('/api/creators/exchanges')
      .reply(409, { code: 'CONFLICT', message: '鲸币不足', field: 'Amount' });
    const refused = await gateway().send(mutation, options);
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      field: 'amount',
    });
  });
});
