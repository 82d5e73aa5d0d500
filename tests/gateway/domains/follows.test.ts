import { describe, expect, it } from '@jest/globals';
import { member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const columnId = '50'.padEnd(24, '0');
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };
const column = {
  _id: columnId,
  Name: '专栏',
  Image: null,
  ShortDescription: '简介',
  Owner: memberId(1),
  LabsCount: 3,
  SubscribesCount: 8,
  CollapsedReason: null,
  UpdateDate: DATE,
};
const document = (name: string) => `mutation ($input: FollowInput!) {
  ${name}(input: $input) {
    __typename
    ... on Member { id followersCount viewerFollows }
    ... on Column { id followersCount viewerFollows }
  }
}`;

describe('following', () => {
  it.each([
    ['follow', true],
    ['unfollow', false],
  ] as const)('%s of a member answers the member', async (name, follows) => {
    const call = rest(authorized);
    const answer = { ...member(2), followersCount: 5 };
    if (follows) call.post('/api/follow', { Target: memberId(2) }).reply(200, answer);
    else
      call
        .delete('/api/follow')
        .query({ Target: memberId(2) })
        .reply(200, answer);
    rest(authorized)
      .get('/api/user/follows')
      .query({ ids: memberId(2) })
      .reply(200, { data: follows ? [{ User: memberId(2), Date: DATE }] : [] });
    const variables = { input: { kind: 'MEMBER', id: memberId(2) } };
    const { body } = await gateway().send(document(name), { token: TOKEN, variables });
    expect(body).toEqual({
      data: {
        [name]: {
          __typename: 'Member',
          id: memberId(2),
          followersCount: 5,
          viewerFollows: follows,
        },
      },
    });
  });

  it('of a column answers the column', async () => {
    rest(authorized).post('/api/columnSubscriptions', { Column: columnId }).reply(200, column);
    rest(authorized)
      .get('/api/user/columnSubscriptions')
      .query({ ids: columnId })
      .reply(200, { data: [{ Column: columnId, User: memberId(0), Date: DATE }] });
    const variables = { input: { kind: 'COLUMN', id: columnId } };
    const { body } = await gateway().send(document('follow'), { token: TOKEN, variables });
    expect(body.data).toEqual({
      follow: {
        __typename: 'Column',
        id: columnId,
        followersCount: 8,
        viewerFollows: true,
      },
    });
  });

  it('needs a member, and something that can be there', async () => {
    const variables = { input: { kind: 'MEMBER', id: memberId(2) } };
    const visitor = await gateway().send(document('follow'), { variables });
    expect(visitor.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const nobody = { input: { kind: 'MEMBER', id: 'x' } };
    const { body } = await gateway().send(document('follow'), { token: TOKEN, variables: nobody });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
  });
});

const followers = `query ($id: ID!) {
  member(id: $id) {
    followers { totalCount items { member { name viewerFollows } } }
  }
}`;

describe('a list of followers', () => {
  const asked = () =>
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId(9) })
      .reply(200, page([member(9)], 1, 1, 100));

  it('is asked for with the member’s token; its members are everybody’s, all at once', async () => {
    asked();
    rest(authorized)
      .get(`/api/users/${memberId(9)}/followers`)
      .query({ page: 1, perPage: 20 })
      .reply(
        200,
        page(
          [0, 1].map((index) => ({ User: memberId(index), Date: DATE })),
          2,
          1,
          20,
        ),
      );
    const ids = [0, 1].map(memberId).join(',');
    rest(shared)
      .get('/api/users')
      .query({ ids })
      .reply(200, page([member(1), member(0)], 2, 1, 100));
    rest(authorized)
      .get('/api/user/follows')
      .query({ ids })
      .reply(200, { data: [{ User: memberId(1), Date: DATE }] });
    const variables = { id: memberId(9) };
    const { body } = await gateway().send(followers, { token: TOKEN, variables });
    expect(body.data).toEqual({
      member: {
        followers: {
          totalCount: 2,
          items: [
            { member: { name: '鲸鱼0', viewerFollows: false } },
            { member: { name: '鲸鱼1', viewerFollows: true } },
          ],
        },
      },
    });
  });

  it('is everybody’s for a visitor, who follows nobody', async () => {
    asked();
    rest(shared)
      .get(`/api/users/${memberId(9)}/followers`)
      .query({ page: 1, perPage: 20 })
      .reply(200, page([{ User: memberId(0), Date: DATE }], 1, 1, 20));
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId(0) })
      .reply(200, page([member(0)], 1, 1, 100));
    const { body } = await gateway().send(followers, { variables: { id: memberId(9) } });
    expect(body.data).toEqual({
      member: {
        followers: {
          totalCount: 1,
          items: [{ member: { name: '鲸鱼0', viewerFollows: null } }],
        },
      },
    });
  });
});

it('who is hidden is asked for once more with the viewer’s token, who may be they', async () => {
  const hidden = { ...member(0), HideProfile: true };
  rest(shared)
    .get('/api/users')
    .query({ ids: memberId(0) })
    .reply(200, page([{ ...hidden, followersCount: null }], 1, 1, 100));
  rest(authorized)
    .get('/api/users')
    .query({ ids: memberId(0) })
    .reply(200, page([{ ...hidden, Signature: '签名', followersCount: 3 }], 1, 1, 100));
  const { body } = await gateway().send(
    `{ member(id: "${memberId(0)}") { signature followersCount isProfileHidden } }`,
    { token: TOKEN },
  );
  expect(body.data).toEqual({
    member: { signature: '签名', followersCount: 3, isProfileHidden: true },
  });
});
