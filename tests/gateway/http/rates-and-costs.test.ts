import { describe, expect, it } from '@jest/globals';
import { authUser, competition, page } from '../support/documents.ts';
import { startGateway, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const rest = useRest();
const gateway = useGateway();

const LIST =
  'query ($perPage: Int) { competitions(perPage: $perPage) { items { id stages { id } } } }';
const MEMBER = 'wt_member-who-counts';

describe('a client’s rate', () => {
  it('stands in every answer: its policy, what is left of it, and the seconds until it begins anew', async () => {
    const own = await startGateway({ RATE_ADDRESS: '2', RATE_MEMBER: '7' });
    const rateOf = async (token?: string) => {
      const { status, headers } = await own.send('{ viewer { id } }', token ? { token } : {});
      const left = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(String(headers.ratelimit)) ?? [];
      expect(Number(left[3])).toBeLessThanOrEqual(60);
      return [status, headers['ratelimit-policy'], left[1], Number(left[2])];
    };
    expect(await rateOf()).toEqual([200, '"address";q=2;w=60', 'address', 1]);
    // Until platform has accepted a token, its address counts.
    rest().get('/api/auth').twice().reply(200, authUser());
    expect(await rateOf(MEMBER)).toEqual([200, '"address";q=2;w=60', 'address', 0]);
    expect(await rateOf(MEMBER)).toEqual([200, '"member";q=7;w=60', 'member', 6]);
    expect(await rateOf()).toEqual([429, '"address";q=2;w=60', 'address', 0]);
    await own.app.close();
  });

  it('stands in refusals, too', async () => {
    const { status, headers } = await gateway().send('{ nothing }', {
      headers: { authorization: 'Bearer ?' },
    });
    expect([status, headers['ratelimit-policy']]).toEqual([401, '"address";q=300;w=60']);
  });

  it('may be read by pages of allowed origins', async () => {
    const { headers } = await gateway().send('{ __typename }', {
      headers: { origin: 'http://localhost:4000', host: 'localhost:4000' },
    });
    expect(headers['access-control-expose-headers']).toContain('ratelimit');
  });
});

describe('the cost of an operation', () => {
  const asks = { 'x-cost': '1' };

  it('is told to who asks for it, by its variables', async () => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query(true)
      .reply(200, page([competition(0), competition(1)]));
    rest().get('/v2/api/stages').query(true).reply(200, { data: [] });
    const { body } = await gateway().send(LIST, { headers: asks, variables: { perPage: 2 } });
    // One page, two competitions, five stages each.
    expect(body.extensions).toEqual({ cost: { requested: 1 + 2 * (1 + 5), limit: 5_000 } });
  });

  it('is told to nobody else', async () => {
    const { body } = await gateway().send('{ __typename }', { headers: { 'x-cost': '0' } });
    expect(body).toEqual({ data: { __typename: 'Query' } });
  });
});
