import { describe, expect, it } from '@jest/globals';
import { competition, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const activities = (args: string) => `{ activities(${args}) { totalCount items { name } } }`;
const found = { activities: { totalCount: 1, items: [{ name: '比赛0' }] } };

describe('activities', () => {
  it('are filtered by a part of their name, together with the other filters', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/competitionsCommunity')
      .query({
        page: 1,
        perPage: 10,
        CompetitionType: 0,
        DetailType: 'LIVE',
        Difficulty: 2,
        Status: 1,
        field: 'nlp',
        Name: '潮汐 100%',
      })
      .reply(200, page([competition()], 1, 1, 10));
    const { body } = await gateway().send(
      activities(
        'name: " 潮汐 100% ", type: LIVE, difficulty: 2, status: RUNNING, fieldKey: "nlp"',
      ),
      { token: TOKEN },
    );
    expect(body.data).toEqual(found);
  });

  it.each([
    ['nothing but spaces', '   ', undefined],
    ['more than 200 characters', '潮'.repeat(201), '潮'.repeat(200)],
  ])('with %s as their name', async (_, name, Name) => {
    rest()
      .get('/v2/api/competitionsCommunity')
      .query({ page: 1, perPage: 10, CompetitionType: 0, ...(Name && { Name }) })
      .reply(200, page([competition()], 1, 1, 10));
    const { body } = await gateway().send(activities(`name: "${name}"`));
    expect(body.data).toEqual(found);
  });

  it('that the viewer has registered for aren’t asked for by name', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get('/v2/api/user/competitions')
      .query({ page: 1, perPage: 10, CompetitionType: 0 })
      .reply(200, page([competition()], 1, 1, 10));
    const { body } = await gateway().send(activities('name: "潮汐", mine: true'), { token: TOKEN });
    expect(body.data).toEqual(found);
  });
});
