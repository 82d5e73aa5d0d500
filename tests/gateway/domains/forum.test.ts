import { describe, expect, it } from '@jest/globals';
import {
  competitionId,
  eitherPage,
  member,
  memberId,
  page,
  team,
  teamId,
} from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const postId = (index = 0) => `20${index.toString(16).padStart(22, '0')}`;
const replyId = (index = 0) => `30${index.toString(16).padStart(22, '0')}`;
const missing = { code: 'NOT_FOUND', message: '未找到该帖子' };

const post = (index = 0, changes: object = {}) => ({
  _id: postId(index),
  Forum: competitionId(),
  Title: `帖子${index}`,
  Content: '正文',
  greenedContent: { RawText: '＊＊' },
  Authorship: 'HUMAN' as const,
  AuthorshipModel: null,
  Type: 3,
  IsGood: false,
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

const reply = (index = 0, changes: object = {}) => ({
  _id: replyId(index),
  Post: postId(),
  ReplyNumber: index + 1,
  Authorship: 'HUMAN' as const,
  AuthorshipModel: null,
  Content: '好',
  Creator: memberId(0),
  CreateTime: DATE,
  ModifyTime: null,
  RefPost: null,
  IsDeleted: false,
  IsCollapsed: false,
  CollapsedReason: null,
  ...changes,
});

const members = (...indexes: number[]) =>
  rest()
    .get('/api/users')
    .query({ ids: indexes.map(memberId).join(',') })
    .reply(200, { data: indexes.map((index) => member(index)) });

describe('a forum', () => {
  it('lists posts by type, words and order, with their authors by one call', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/v2/api/forumposts')
      .query({
        page: 1,
        perPage: 8,
        Forum: competitionId(),
        userName: '鲸',
        Type: 3,
        sort: '-ViewsCount',
      })
      .reply(200, page([post(0), post(1, { Type: 77 })], 9, 1, 8));
    members(0, 1);
    const { body } = await gateway().send(
      `{ forumPosts(forumId: "${competitionId()}", type: EXPERIENCE, sort: MOST_VIEWED,
           search: { text: " 鲸 ", scope: AUTHOR }) {
           totalCount hasNextPage
           items { title type isSticky viewsCount author { name } lastReplyAuthor { name } viewerState { hasVoted } }
         } }`,
    );
    const item = {
      isSticky: true,
      viewsCount: 9,
      author: { name: '鲸鱼0' },
      lastReplyAuthor: { name: '鲸鱼1' },
      viewerState: null,
    };
    expect(body).toEqual({
      data: {
        forumPosts: {
          totalCount: 9,
          hasNextPage: true,
          items: [
            { ...item, title: '帖子0', type: 'EXPERIENCE' },
            { ...item, title: '帖子1', type: 'OTHER' },
          ],
        },
      },
    });
  });

  it('loads what posts are to a member by one private call, and what they may do', async () => {
    rest()
      .get('/v2/api/forumposts')
      .query(true)
      .reply(200, page([post(0), post(1)]));
    rest()
      .get('/v2/api/user/forumpostStates')
      .query({ ids: `${postId(0)},${postId(1)}` })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, { data: [{ Post: postId(1), voted: true }] });
    rest()
      .get('/v2/api/forums')
      .query({ ids: competitionId() })
      .matchHeader('authorization', `Bearer ${TOKEN}`)
      .reply(200, {
        data: [
          {
            _id: competitionId(),
            Kind: 'COMPETITION',
            Competition: competitionId(),
            Zone: null,
            permissions: { write: true, manage: false, remove: false, moderate: false },
          },
        ],
      });
    const { body } = await gateway().send(
      `{ forumPosts(forumId: "${competitionId()}") { items { viewerState { hasVoted } forum { permissions { canWrite canManage } } } } }`,
      { token: TOKEN },
    );
    const forum = { permissions: { canWrite: true, canManage: false } };
    expect(body.data).toEqual({
      forumPosts: {
        items: [
          { viewerState: null, forum },
          { viewerState: { hasVoted: true }, forum },
        ],
      },
    });
  });

  it('is asked for with the token once a visitor gets none', async () => {
    const path = `/v2/api/forumposts/${postId()}`;
    rest({ badheaders: ['authorization'] })
      .get(path)
      .reply(404, missing);
    rest().get(path).matchHeader('authorization', `Bearer ${TOKEN}`).reply(200, post());
    const { body } = await gateway().send(`{ forumPost(id: "${postId()}") { title } }`, {
      token: TOKEN,
    });
    expect(body.data).toEqual({ forumPost: { title: '帖子0' } });
  });

  it('has null for a post that is not there, and for what can be no id', async () => {
    rest().get(`/v2/api/forumposts/${postId()}`).reply(404, missing);
    const { body } = await gateway().send(
      `{ gone: forumPost(id: "${postId()}") { id } odd: forumPost(id: "../x") { id } }`,
    );
    expect(body).toEqual({ data: { gone: null, odd: null } });
  });

  it('says to all readers alike how often a post has changed, and to none of a closed forum', async () => {
    const changes = (options: object = {}) =>
      gateway().send(`{ forumPost(id: "${postId()}") { changesCount } }`, options);
    const path = `/v2/api/forumposts/${postId()}`;
    rest({ badheaders: ['authorization'] })
      .get(path)
      .reply(200, post());
    expect((await changes({ token: TOKEN })).body.data).toEqual({ forumPost: { changesCount: 4 } });
    // An organization's, of which neither visitors nor this member are.
    const closed = postId(7);
    rest().get(`/v2/api/forumposts/${closed}`).twice().reply(404, missing);
    const { body } = await gateway().send(`{ forumPost(id: "${closed}") { changesCount } }`, {
      token: TOKEN,
    });
    expect(body).toEqual({ data: { forumPost: null } });
  });

  it('has null for a post that has been deleted, and says no more of it', async () => {
    rest().get(`/v2/api/forumposts/${postId()}`).reply(410, missing);
    const { body } = await gateway().send(`{ forumPost(id: "${postId()}") { id } }`);
    expect(body).toEqual({ data: { forumPost: null } });
  });

  it('shows deleted floors, and which floor a reply answers', async () => {
    rest().get(`/v2/api/forumposts/${postId()}`).reply(200, post());
    rest()
      .get(`/v2/api/forumposts/${postId()}/replies`)
      .query({ page: 2, perPage: 10 })
      .reply(200, {
        ...eitherPage(
          [
            reply(0, { IsDeleted: true, Content: '' }),
            reply(1, { RefPost: { _id: replyId(0), Creator: memberId(1), ReplyNumber: 1 } }),
          ],
          12,
        ),
        page: 2,
        perPage: 10,
      });
    members(0, 1);
    const { body } = await gateway().send(
      `{ forumPost(id: "${postId()}") { replies(page: 2) { totalCount items {
           number content isDeleted author { name } inReplyTo { number author { name } } } } } }`,
    );
    const author = { name: '鲸鱼0' };
    expect(body.data).toEqual({
      forumPost: {
        replies: {
          totalCount: 12,
          items: [
            { number: 1, content: '', isDeleted: true, author, inReplyTo: null },
            {
              number: 2,
              content: '好',
              isDeleted: false,
              author,
              inReplyTo: { number: 1, author: { name: '鲸鱼1' } },
            },
          ],
        },
      },
    });
  });

  it('is followed by cursor, each page with the number of floors', async () => {
    const follow = (args: string) =>
      gateway().send(
        `{ forumPost(id: "${postId()}") {
           replies(${args}) { totalCount endCursor hasNextPage items { number } } } }`,
      );
    rest().get(`/v2/api/forumposts/${postId()}`).times(2).reply(200, post());
    rest()
      .get(`/v2/api/forumposts/${postId()}/replies`)
      .query({ page: 1, perPage: 10, first: 2, after: 'MQ', count: true })
      .reply(200, { ...eitherPage([reply(1)], 12), endCursor: 'Mg', hasNextPage: true });
    expect((await follow('first: 2, after: "MQ"')).body.data).toEqual({
      forumPost: {
        replies: { totalCount: 12, endCursor: 'Mg', hasNextPage: true, items: [{ number: 2 }] },
      },
    });
    const { body } = await follow('after: "a/b"');
    expect(body.data).toEqual({ forumPost: { replies: null } });
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }]);
  });

  it('shows works with their team and award', async () => {
    const WorkProps = {
      Summary: '简介',
      CoverKey: 'a'.repeat(32),
      Cover: '/files/a',
      Pics: [{ Key: 'b'.repeat(32), Link: '/files/b', Description: '图' }],
      Team: teamId(),
      Competition: competitionId(),
      Lab: null,
      Award: { Name: '一等奖', Ranking: 1 },
    };
    rest()
      .get('/v2/api/workposts')
      .query({ page: 1, perPage: 12, sort: '-VotesCount' })
      .reply(200, page([post(0, { WorkProps })]));
    rest()
      .get('/v2/api/teams')
      .query({ ids: teamId() })
      .reply(200, page([team()]));
    const { body } = await gateway().send(
      '{ workPosts(sort: MOST_LIKED) { items { work { summary cover pictures { url } awardName awardRanking team { name } } } } }',
    );
    expect(body.data).toEqual({
      workPosts: {
        items: [
          {
            work: {
              summary: '简介',
              cover: '/files/a',
              pictures: [{ url: '/files/b' }],
              awardName: '一等奖',
              awardRanking: 1,
              team: { name: '团队0' },
            },
          },
        ],
      },
    });
  });
});

it('has the content as it was written, and as it is shown', async () => {
  rest().get(`/v2/api/forumposts/${postId()}`).reply(200, post());
  const { body } = await gateway().send(
    'query ($id: ID!) { forumPost(id: $id) { content moderatedContent } }',
    { variables: { id: postId() } },
  );
  expect(body.data).toEqual({ forumPost: { content: '正文', moderatedContent: '＊＊' } });
});

it('asks for works with an award alone where it is told to', async () => {
  rest()
    .get('/v2/api/workposts')
    .query({ page: 1, perPage: 3, sort: '-VotesCount', Awarded: true })
    .reply(200, page([]));
  const { body } = await gateway().send(
    '{ workPosts(awarded: true, sort: MOST_LIKED, perPage: 3) { totalCount } }',
  );
  expect(body.data).toEqual({ workPosts: { totalCount: 0 } });
});

describe('writing', () => {
  const create =
    'mutation ($input: CreateForumPostInput!) { createForumPost(input: $input) { id } }';
  const texts = { forumId: competitionId(), type: 'TEAMMATES', title: '求组队', content: '来' };

  it('sends a work with its team and pictures', async () => {
    rest()
      .post('/v2/api/forumposts', {
        Forum: competitionId(),
        Type: 2,
        Title: '求组队',
        Content: '来',
        WorkProps: {
          Summary: '',
          Cover: 'a'.repeat(32),
          Pics: [{ Key: 'b'.repeat(32), Description: '' }],
          Team: teamId(),
          Competition: competitionId(),
        },
      })
      .reply(200, post());
    const work = { summary: '', cover: 'a'.repeat(32), pictures: [{ key: 'b'.repeat(32) }] };
    const { body } = await gateway().send(create, {
      token: TOKEN,
      variables: { input: { ...texts, work: { ...work, teamId: teamId() } } },
    });
    expect(body).toEqual({ data: { createForumPost: { id: postId() } } });
  });

  it('hands on the refusal with the field of the form', async () => {
    rest()
      .post('/v2/api/forumposts')
      .reply(400, { code: 'BAD_USER_INPUT', message: '帖子标题字数超过限制', field: 'Title' });
    const { body } = await gateway().send(create, { token: TOKEN, variables: { input: texts } });
    expect(body.errors?.[0]).toMatchObject({
      message: '帖子标题字数超过限制',
      extensions: { code: 'BAD_USER_INPUT', field: 'title' },
    });
  });

  it('asks a visitor to sign in', async () => {
    const { body } = await gateway().send(create, { variables: { input: texts } });
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('answers a like with what the post is to the member now, without asking again', async () => {
    rest()
      .post(`/v2/api/forumposts/${postId()}/VoteList`)
      .reply(200, post(0, { VotesCount: 2 }));
    const { body } = await gateway().send(
      `mutation { voteForumPost(input: { postId: "${postId()}", voted: true }) { votesCount viewerState { hasVoted } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      voteForumPost: { votesCount: 2, viewerState: { hasVoted: true } },
    });
  });

  it('counts a view of a visitor without a token', async () => {
    rest({ badheaders: ['authorization'] })
      .post(`/v2/api/forumposts/${postId()}/views`)
      .reply(200, { ok: true });
    const { body } = await gateway().send(
      `mutation { recordForumPostView(input: { postId: "${postId()}" }) { isDone } }`,
    );
    expect(body.data).toEqual({ recordForumPostView: { isDone: true } });
  });

  it('empties the floor of a deleted reply', async () => {
    const path = `/v2/api/forumposts/${replyId()}`;
    rest()
      .delete(path)
      .reply(200, { post: post(), reply: reply(0, { IsDeleted: true, Content: '' }) });
    const send = () =>
      gateway().send(
        `mutation { deleteForumReply(input: { replyId: "${replyId()}" }) { isDeleted content } }`,
        { token: TOKEN },
      );
    expect((await send()).body.data).toEqual({
      deleteForumReply: { isDeleted: true, content: '' },
    });
  });
});
