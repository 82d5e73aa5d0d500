import { describe, expect, it } from '@jest/globals';
import { member, memberId, page } from '../support/documents.ts';
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
      .query({ blockId: 12 })
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
      .query((query) => Object.keys(query).length === 0)
      .reply(200, feedOf([], { blockId: 0, newestId: 0 }));
    const { body } = await gateway().send(QUERY, { token: TOKEN, variables: { cursor: '-1' } });
    expect(body.data).toMatchObject({ feed: { items: [], cursor: null, newest: '0' } });
  });

  it.each(['{ feed { cursor } }', '{ newFeedItems(after: "0") { count } }'])(
    'is a member’s alone: %s',
    async (query) => {
      const { body } = await gateway().send(query);
      expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it('says how much is new', async () => {
    rest(authorized)
      .get('/api/followeesFeeds/newer')
      .query({ after: 9 })
      .reply(200, { count: 20, more: true });
    const { body } = await gateway().send(`{ newFeedItems(after: "9") { count hasMore } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({ newFeedItems: { count: 20, hasMore: true } });
  });
});

describe('what a member did', () => {
  it('is for everybody', async () => {
    rest(shared)
      .get(`/api/users/${memberId(0)}/feeds`)
      .query({ blockId: 3 })
      .reply(200, feedOf([], { tail: false }));
    const { body } = await gateway().send(
      `{ memberFeed(memberId: "${memberId(0)}", cursor: "3") { tail items { id } } }`,
    );
    expect(body).toEqual({ data: { memberFeed: { tail: false, items: [] } } });
  });

  it('is refused for what can be no member', async () => {
    const { body } = await gateway().send(`{ memberFeed(memberId: "x") { cursor } }`);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'memberId' });
  });
});
