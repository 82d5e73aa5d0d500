import { expect, it } from '@jest/globals';
import { competition, page } from '../support/documents.ts';
import { useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

it('asks for running ranking activities, children of series among them', async () => {
  rest()
    .get('/v2/api/competitionsCommunity')
    .query({ page: 1, perPage: 3, DetailType: 'EXERCISE', Status: 1, seriesDisabled: true })
    .reply(200, page([{ ...competition(), DetailType: 'EXERCISE' }], 1, 1, 3));
  const { body } = await gateway().send(
    '{ rankingActivities(perPage: 3) { totalCount items { name detailType } } }',
  );
  expect(body.data).toEqual({
    rankingActivities: { totalCount: 1, items: [{ name: '比赛0', detailType: 'EXERCISE' }] },
  });
});
