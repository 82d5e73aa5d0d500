import { expect, it } from '@jest/globals';
import { useGateway } from '../support/gateway.ts';
import { competition, page } from '../support/documents.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const query = '{ competitions(perPage: 2) { items { id stages { id } } } }';
const answer = () => {
  rest()
    .get('/v2/api/competitionsCommunity')
    .query(true)
    .reply(200, page([competition(0), competition(1)]));
  rest().get('/v2/api/stages').query(true).reply(200, { data: [] });
};

it('tells a sandbox what an operation cost and how many REST calls it made, and nothing of them', async () => {
  answer();
  const { body } = await gateway().send(query, { headers: { 'x-sandbox': '1' } });
  expect(body.errors).toBeUndefined();
  expect(body.extensions).toEqual({
    sandbox: {
      cost: expect.any(Number),
      costLimit: 5_000,
      restCalls: 2,
      milliseconds: expect.any(Number),
    },
  });
  // One page, two competitions, ten stages each at most.
  expect(body.extensions?.sandbox).toMatchObject({ cost: 1 + 2 * (1 + 5) });
});

it('tells nobody else', async () => {
  answer();
  expect((await gateway().send(query)).body.extensions).toBeUndefined();
});
