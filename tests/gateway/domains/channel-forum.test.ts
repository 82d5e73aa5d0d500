import { describe, expect, it } from '@jest/globals';
import { competitionId, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const channelId = (index = 0) => `40${index.toString(16).padStart(22, '0')}`;
const postId = (index = 0) => `20${index.toString(16).padStart(22, '0')}`;

const zone = (index = 0, changes: object = {}) => ({
  _id: channelId(index),
  Name: `频道${index}`,
  Description: '简介',
  Image: null,
  SubscribesCount: 0,
  LabsCount: 0,
  DatasetsCount: 0,
  CompetitionsCount: 0,
  LastModifyDate: null,
  ForumEnabled: true,
  CollapsedReason: null,
  ...changes,
});

const forum = (index = 0, may: object = {}) => ({
  _id: channelId(index),
  Kind: 'ZONE',
  Competition: null,
  Zone: channelId(index),
  permissions: { write: false, manage: false, remove: false, moderate: false, ...may },
});

const post = (index = 0, changes: object = {}) => ({
  _id: postId(index),
  Forum: channelId(),
  Title: `帖子${index}`,
  Content: '正文',
  greenedContent: { RawText: '正文' },
  Authorship: 'HUMAN' as const,
  AuthorshipModel: null,
  Type: 7,
  IsGood: true,
  TopicProps: { IsStick: true, LastPostTime: DATE, LastPostUser: memberId(1) },
  Creator: memberId(0),
  CreateTime: DATE,
  ModifyTime: DATE,
  RepliesCount: 2,
  VotesCount: 1,
  ViewsCount: 9,
  Changes: 4,
  WorkProps: null,
  Lab: null,
  CollapsedReason: null,
  ...changes,
});

const bearer = `Bearer ${TOKEN}`;
const withoutToken = () => rest({ badheaders: ['authorization'] });
const missing = { code: 'NOT_FOUND', message: '未找到该论坛' };

describe('the forum of a channel', () => {
  it('is asked for without a token by visitors, with what it belongs to', async () => {
    withoutToken()
      .get('/api/zones')
      .query({ ids: channelId() })
      .reply(200, page([zone()]));
    withoutToken()
      .get('/v2/api/forums')
      .query({ ids: channelId() })
      .reply(200, { data: [forum()] });
    const { body } = await gateway().send(
      `{ channel(id: "${channelId()}") { forum {
           id kind viewerWrites channel { name } competition { name }
           permissions { canWrite canManage canRemove canModerate } } } }`,
    );
    expect(body).toEqual({
      data: {
        channel: {
          forum: {
            id: channelId(),
            kind: 'CHANNEL',
            viewerWrites: false,
            channel: { name: '频道0' },
            competition: null,
            permissions: {
              canWrite: false,
              canManage: false,
              canRemove: false,
              canModerate: false,
            },
          },
        },
      },
    });
  });

  it('tells a member what they may do by a private call, one for all channels', async () => {
    const ids = [channelId(0), channelId(1)];
    withoutToken()
      .get('/api/zones')
      .query({ ids: ids.join(',') })
      .reply(200, page([zone(0), zone(1)]));
    rest()
      .get('/v2/api/forums')
      .query({ ids: ids.join(',') })
      .matchHeader('authorization', bearer)
      .reply(200, { data: [forum(1, { write: true, remove: true }), forum(0)] });
    const asked = 'forum { viewerWrites permissions { canRemove } }';
    const { body } = await gateway().send(
      `{ one: channel(id: "${channelId(0)}") { ${asked} } other: channel(id: "${channelId(1)}") { ${asked} } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      one: { forum: { viewerWrites: false, permissions: { canRemove: false } } },
      other: { forum: { viewerWrites: true, permissions: { canRemove: true } } },
    });
  });

  it('is null, and not asked for, where the channel has switched it off', async () => {
    rest()
      .get('/api/zones')
      .query({ ids: channelId() })
      .reply(200, page([zone(0, { ForumEnabled: false })]));
    const { body } = await gateway().send(`{ channel(id: "${channelId()}") { forum { id } } }`);
    expect(body).toEqual({ data: { channel: { forum: null } } });
  });

  it('leaves the channel there when it can’t be asked for', async () => {
    rest()
      .get('/api/zones')
      .query({ ids: channelId(7) })
      .reply(200, page([zone(7)]));
    rest().get('/v2/api/forums').query(true).reply(500, {});
    const { body } = await gateway().send(
      `{ channel(id: "${channelId(7)}") { name forum { id } } }`,
    );
    expect(body.data).toEqual({ channel: { name: '频道7', forum: null } });
    expect(body.errors?.map(({ path }) => path)).toEqual([['channel', 'forum']]);
  });

  it('lists its posts with their forum by as many calls as there are kinds of rows', async () => {
    withoutToken()
      .get('/v2/api/forumposts')
      .query({ page: 1, perPage: 8, Forum: channelId(), Type: 7, sort: '-TopicProps.LastPostTime' })
      .reply(200, page([post(0), post(1), post(2)], 3, 1, 8));
    withoutToken()
      .get('/v2/api/forums')
      .query({ ids: channelId() })
      .reply(200, { data: [forum()] });
    withoutToken()
      .get('/api/zones')
      .query({ ids: channelId() })
      .reply(200, page([zone()]));
    const { body } = await gateway().send(
      `{ forumPosts(forumId: "${channelId()}", type: OTHER, sort: LAST_REPLY) {
           items { type isGood isSticky work { summary } forum { kind channel { name } } } } }`,
    );
    const item = {
      type: 'OTHER',
      isGood: true,
      isSticky: true,
      work: null,
      forum: { kind: 'CHANNEL', channel: { name: '频道0' } },
    };
    expect(body).toEqual({ data: { forumPosts: { items: [item, item, item] } } });
  });

  it('of a folded channel is asked for with the token of who moderates it', async () => {
    const query = { page: 1, perPage: 8, Forum: channelId(), sort: '-CreateTime' };
    withoutToken().get('/v2/api/forumposts').query(query).reply(404, missing);
    rest()
      .get('/v2/api/forumposts')
      .query(query)
      .matchHeader('authorization', bearer)
      .reply(200, page([post()], 1, 1, 8));
    const { body } = await gateway().send(
      `{ forumPosts(forumId: "${channelId()}") { items { title } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({ forumPosts: { items: [{ title: '帖子0' }] } });
  });

  it('is missing for a visitor while it is closed', async () => {
    rest().get('/v2/api/forumposts').query(true).reply(404, missing);
    const { body } = await gateway().send(
      `{ forumPosts(forumId: "${channelId()}") { items { title } } }`,
    );
    expect(body.errors?.[0]).toMatchObject({
      message: '未找到该论坛',
      extensions: { code: 'NOT_FOUND' },
    });
  });
});

it('a post of a competition has no channel', async () => {
  rest()
    .get(`/v2/api/forumposts/${postId()}`)
    .reply(200, post(0, { Forum: competitionId() }));
  rest()
    .get('/v2/api/forums')
    .query({ ids: competitionId() })
    .reply(200, {
      data: [
        {
          ...forum(),
          _id: competitionId(),
          Kind: 'COMPETITION',
          Competition: competitionId(),
          Zone: null,
        },
      ],
    });
  const { body } = await gateway().send(
    `{ forumPost(id: "${postId()}") { forum { kind channel { name } } } }`,
  );
  expect(body).toEqual({ data: { forumPost: { forum: { kind: 'COMPETITION', channel: null } } } });
});

describe('writing in a channel', () => {
  const create =
    'mutation ($input: CreateForumPostInput!) { createForumPost(input: $input) { id } }';
  const input = { forumId: channelId(), type: 'OTHER', title: '一起读书', content: '第七章' };

  it('sends the type that only channels have, and nothing of works', async () => {
    rest()
      .post('/v2/api/forumposts', {
        Forum: channelId(),
        Type: 7,
        Title: '一起读书',
        Content: '第七章',
      })
      .matchHeader('authorization', bearer)
      .reply(200, post());
    const { body } = await gateway().send(create, { token: TOKEN, variables: { input } });
    expect(body).toEqual({ data: { createForumPost: { id: postId() } } });
  });

  it.each([
    [403, { code: 'FORBIDDEN', message: '达到2级后即可在讨论区发言' }, undefined],
    [400, { code: 'BAD_USER_INPUT', message: '请选择帖子类型', field: 'Type' }, 'type'],
  ])('hands on a refusal: %i', async (status, refusal, field) => {
    rest().post('/v2/api/forumposts').reply(status, refusal);
    const { body } = await gateway().send(create, { token: TOKEN, variables: { input } });
    expect(body.errors?.[0]).toMatchObject({
      message: refusal.message,
      extensions: { code: refusal.code, ...(field && { field }) },
    });
  });

  it('makes a post sticky and good, and leaves the other mark as it is', async () => {
    const path = `/v2/api/forumposts/${postId()}`;
    rest()
      .put(path, { TopicProps: { IsStick: true } })
      .reply(200, { post: post(), reply: null });
    rest().put(path, { IsGood: false }).reply(200, { post: post(), reply: null });
    const mark =
      'mutation ($input: MarkForumPostInput!) { markForumPost(input: $input) { isSticky } }';
    for (const change of [{ isSticky: true }, { isGood: false }]) {
      const variables = { input: { postId: postId(), ...change } };
      const { body } = await gateway().send(mark, { token: TOKEN, variables });
      expect(body.data).toEqual({ markForumPost: { isSticky: true } });
    }
  });
});
