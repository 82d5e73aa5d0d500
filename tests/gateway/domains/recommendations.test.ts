import { describe, expect, it } from '@jest/globals';
import { member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };

const columnId = `50${'0'.repeat(22)}`;
const column = {
  _id: columnId,
  Name: '极地专栏',
  Image: null,
  ShortDescription: '简介',
  Owner: memberId(0),
  LabsCount: 3,
  SubscribesCount: 7,
  CollapsedReason: null,
  UpdateDate: '2026-11-01T00:00:00.000Z',
};
const recommended = (_id: string, facts: object = {}) => ({
  _id,
  Type: 'USER',
  Reason: 'FOLLOWED',
  Count: 3,
  About: null,
  compRegCount: 2,
  ...facts,
});

const QUERY = `query ($type: RecommendationType!, $except: [ID!], $first: Int) {
  recommendations(type: $type, except: $except, first: $first) {
    hasOthers
    items { id reason count about competitionsCount
      target { __typename ... on Member { name } ... on Column { name } }
    }
  }
}`;
const send = (variables: object, token: string | null = TOKEN) =>
  gateway().send(QUERY, { ...(token && { token }), variables: { ...variables } });

describe('recommendations', () => {
  it('come with their targets, all in one call, and without who has been stopped', async () => {
    rest(authorized)
      .get('/api/recommendations')
      .query({ type: 'USER', perPage: 2 })
      .reply(200, {
        data: [recommended(memberId(0)), recommended(memberId(1), { Reason: 'SOMETHING' })],
        more: true,
      });
    rest(shared)
      .get('/api/users')
      .query(({ ids }) => ids === `${memberId(0)},${memberId(1)}`)
      .reply(200, page([member(0), { ...member(1), Deactivated: true }]));
    const { body } = await send({ type: 'MEMBER' });
    const said = { count: 3, about: null, competitionsCount: 2 };
    expect(body).toEqual({
      data: {
        recommendations: {
          hasOthers: true,
          items: [
            {
              id: memberId(0),
              reason: 'FOLLOWED',
              ...said,
              target: { __typename: 'Member', name: member(0).Name },
            },
            { id: memberId(1), reason: 'OTHER', ...said, target: null },
          ],
        },
      },
    });
  });

  it('are others than those that were shown, at most ten; what is no id is left out', async () => {
    rest(authorized)
      .get('/api/recommendations')
      .query({ type: 'COLUMN', perPage: 10, not: columnId })
      .reply(200, {
        data: [recommended(columnId, { Type: 'COLUMN', compRegCount: null })],
        more: false,
      });
    rest(shared)
      .get('/api/columns')
      .query(true)
      .reply(200, page([column]));
    const { body } = await send({ type: 'COLUMN', except: [columnId, 'x'], first: 99 });
    expect(body.data).toMatchObject({
      recommendations: {
        hasOthers: false,
        items: [{ id: columnId, competitionsCount: null, target: { name: column.Name } }],
      },
    });
  });

  it('are a member’s alone', async () => {
    const { body } = await send({ type: 'MEMBER' }, null);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
