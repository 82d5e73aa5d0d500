import { describe, expect, it } from '@jest/globals';
import { member, memberId, page } from '../support/documents.ts';
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

  it('has no overview for a visitor, and refuses them the rest', async () => {
    const { body } = await gateway().send('{ creatorOverview { status } }');
    expect(body.data).toEqual({ creatorOverview: null });
    const refused = await gateway().send('{ creatorProfits { totalCount } }');
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('says what each line of profit is for', async () => {
    rest()
      .get('/api/creators/profits')
      .query({ page: 1, perPage: 10, Kind: 'DATASET' })
      .reply(
        200,
        page([profit(), profit({ Kind: 'DATASET', Source: 'RATING', Rating: 'CLASSIC' })]),
      );
    const { body } = await gateway().send(
      '{ creatorProfits(kind: DATASET) { items { kind source text rating amount } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      creatorProfits: {
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
    });
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
