import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };
const DATE = '2026-11-01T00:00:00.000Z';

const columnId = `50${'0'.repeat(22)}`;
const labId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const lab = {
  _id: labId(0),
  Title: '企鹅识别',
  User: memberId(0),
  OrganizationInfo: null,
  Private: false,
  UpdateDate: DATE,
  Version: 1,
  Versions: [],
  Authorship: null,
  AuthorshipModel: null,
  ShortDescription: '',
  Language: 'python',
  LastVersionCreateDate: DATE,
  SortWeight: 0,
  Tags: [],
  bookmarksCount: 0,
  VotesCount: 0,
  CommentsCount: 0,
  ForksCount: 0,
  ViewsCount: 0,
  Parent: null,
  labToken: null,
  CollapsedReason: null,
};
const column = {
  _id: columnId,
  Name: '极地专栏',
  Image: null,
  ShortDescription: '简介',
  Owner: memberId(0),
  LabsCount: 3,
  SubscribesCount: 7,
  CollapsedReason: null,
  UpdateDate: DATE,
};

const item = (_id: number, facts: object) => ({
  _id,
  Action: 'PUBLISH',
  SourceType: 'USER',
  Source: memberId(0),
  TargetType: 'LAB',
  Targets: [labId(0)],
  CreatedAt: DATE,
  ...facts,
});
const feedOf = (data: object[], facts: object = {}) => ({
  data,
  endCursor: 'Mw',
  hasNextPage: false,
  tail: true,
  startAt: DATE,
  endAt: DATE,
  newestId: 9,
  blockId: 3,
  maxCount: 20,
  ...facts,
});

const QUERY = `query ($cursor: String) { feed(cursor: $cursor) {
  cursor tail newest pageSize
  items { id action targetType targetsCount
    source { __typename ... on Member { name } ... on Column { name } }
    targets { __typename ... on Project { title } ... on Member { id } ... on Column { id } }
  }
} }`;

describe('the feed', () => {
  it('asks for the targets of all items by their kinds, each in one call', async () => {
    rest(authorized)
      .get('/api/followeesFeeds')
      .query({ first: 20, blockId: 12 })
      .reply(
        200,
        feedOf([
          item(9, {}),
          item(7, { SourceType: 'COLUMN', Source: columnId, Targets: [labId(0), labId(1)] }),
          item(5, { Action: 'FOLLOW', TargetType: 'USER', Targets: [memberId(1)] }),
        ]),
      );
    // One of two projects is gone, and who is followed has been stopped.
    rest(shared)
      .get('/api/labs')
      .query(({ ids }) => ids === `${labId(0)},${labId(1)}`)
      .reply(200, page([lab]));
    rest(authorized)
      .get('/api/labs')
      .query(({ ids }) => ids === labId(1))
      .reply(200, page([]));
    rest(shared)
      .get('/api/users')
      .query(true)
      .reply(200, page([member(0), { ...member(1), Deactivated: true }]));
    rest(shared)
      .get('/api/columns')
      .query(true)
      .reply(200, page([column]));
    const { body } = await gateway().send(QUERY, { token: TOKEN, variables: { cursor: '12' } });
    const project = { __typename: 'Project', title: lab.Title };
    expect(body).toEqual({
      data: {
        feed: {
          cursor: '3',
          tail: true,
          newest: '9',
          pageSize: 20,
          items: [
            {
              id: '9',
              action: 'PUBLISH',
              targetType: 'PROJECT',
              targetsCount: 1,
              source: { __typename: 'Member', name: member(0).Name },
              targets: [project],
            },
            {
              id: '7',
              action: 'PUBLISH',
              targetType: 'PROJECT',
              targetsCount: 2,
              source: { __typename: 'Column', name: column.Name },
              targets: [project],
            },
            {
              id: '5',
              action: 'FOLLOW',
              targetType: 'MEMBER',
              targetsCount: 1,
              source: { __typename: 'Member', name: member(0).Name },
              targets: [],
            },
          ],
        },
      },
    });
  });

  it('begins with its first page where the place is none', async () => {
    rest(authorized)
      .get('/api/followeesFeeds')
      .query({ first: 20 })
      .reply(200, feedOf([], { blockId: 0, newestId: 0 }));
    const { body } = await gateway().send(QUERY, { token: TOKEN, variables: { cursor: '-1' } });
    expect(body.data).toMatchObject({ feed: { items: [], cursor: null, newest: '0' } });
  });

  it('goes by cursor, of which an older place says nothing more', async () => {
    rest(authorized)
      .get('/api/followeesFeeds')
      .query({ first: 100, after: 'MTI' })
      .reply(200, feedOf([], { endCursor: 'OQ', hasNextPage: true, tail: false, maxCount: 100 }));
    const send = (args: string) =>
      gateway().send(`{ feed(${args}) { items { id } endCursor hasNextPage tail pageSize } }`, {
        token: TOKEN,
      });
    // Nothing of what it was made of may be shown: it goes on all the same.
    expect((await send('first: 500, after: "MTI", cursor: "99"')).body.data).toEqual({
      feed: { items: [], endCursor: 'OQ', hasNextPage: true, tail: false, pageSize: 100 },
    });
    for (const [args, field] of [
      ['first: 0', 'first'],
      ['after: "a/b"', 'after'],
    ] as const)
      expect((await send(args)).body.errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', field } },
      ]);
  });

  it('is a member’s alone', async () => {
    const { body } = await gateway().send('{ feed { cursor } }');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const news = await gateway().send('{ viewer { newFeedItems(after: "0") { count } } }');
    expect(news.body).toEqual({ data: { viewer: null } });
  });

  it('says how much is new', async () => {
    rest(authorized)
      .get('/api/followeesFeeds/newer')
      .query({ after: 9 })
      .reply(200, { count: 20, more: true });
    rest(authorized).get('/api/auth').reply(200, authUser());
    const { body } = await gateway().send(
      `{ viewer { newFeedItems(after: "9") { count hasMore } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ viewer: { newFeedItems: { count: 20, hasMore: true } } });
  });
});

describe('what a member did', () => {
  const whoIsAsked = () =>
    rest(shared)
      .get('/api/users')
      .query({ ids: memberId(0) })
      .reply(200, { data: [member(0)] });

  it('is for everybody', async () => {
    whoIsAsked();
    rest(shared)
      .get(`/api/users/${memberId(0)}/feeds`)
      .query({ first: 20, blockId: 3 })
      .reply(200, feedOf([], { tail: false }));
    const { body } = await gateway().send(
      `{ member(id: "${memberId(0)}") { feed(cursor: "3") { tail items { id } } } }`,
    );
    expect(body).toEqual({ data: { member: { feed: { tail: false, items: [] } } } });
  });

  it('goes by cursor too', async () => {
    whoIsAsked();
    rest(shared)
      .get(`/api/users/${memberId(0)}/feeds`)
      .query({ first: 5, after: 'MTI' })
      .reply(200, feedOf([]));
    const { body } = await gateway().send(
      `{ member(id: "${memberId(0)}") { feed(first: 5, after: "MTI") { endCursor hasNextPage } } }`,
    );
    expect(body).toEqual({ data: { member: { feed: { endCursor: 'Mw', hasNextPage: false } } } });
  });

  it('is null alone where it couldn’t be asked for', async () => {
    whoIsAsked();
    rest(shared)
      .get(`/api/users/${memberId(0)}/feeds`)
      .query({ first: 20 })
      .reply(500, {});
    const { body } = await gateway().send(
      `{ member(id: "${memberId(0)}") { name feed { cursor } } }`,
    );
    expect(body.data).toEqual({ member: { name: '鲸鱼0', feed: null } });
    expect(body.errors).toMatchObject([{ path: ['member', 'feed'] }]);
  });
});
