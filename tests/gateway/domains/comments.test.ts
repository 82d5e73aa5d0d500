import { describe, expect, it } from '@jest/globals';
import { eitherPage, member, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const labId = `40${'0'.repeat(22)}`;
const commentId = (index = 0) => `51${index.toString(16).padStart(22, '0')}`;

const comment = (index = 0, changes: object = {}) => ({
  _id: commentId(index),
  Kind: 'LAB',
  Target: labId,
  First: null,
  Content: `评论${index}`,
  User: memberId(0),
  CreateDate: DATE,
  UpdateDate: null,
  RefComment: null,
  RepliesCount: 0,
  IsDeleted: false,
  IsCollapsed: false,
  CollapsedReason: null,
  ...changes,
});

const answer = (index: number, first: number) =>
  comment(index, {
    First: commentId(first),
    User: memberId(1),
    RefComment: { _id: commentId(first), User: memberId(0) },
  });

const LIST = `{ comments(kind: PROJECT, targetId: "${labId}", sort: OLDEST, at: "${commentId(1)}") {
  totalCount page hasNextPage
  items { content author { name } replies { content inReplyTo { author { name } } replies { id } } }
} }`;

describe('the comments of a project', () => {
  it('come with their first answers by one call, and their author once', async () => {
    rest({ badheaders: ['authorization'] })
      .get('/api/comments')
      .query({
        page: 1,
        perPage: 20,
        At: commentId(1),
        Kind: 'LAB',
        Target: labId,
        sort: 'CreateDate',
      })
      .reply(200, { ...eitherPage([comment(0), comment(1)], 42), page: 2, perPage: 20 });
    rest({ badheaders: ['authorization'] })
      .get('/api/commentReplies')
      .query({ ids: [0, 1].map(commentId).join(',') })
      .reply(200, { data: [answer(2, 1), answer(3, 1)] });
    rest()
      .get('/api/users')
      .query({ ids: memberId(0) })
      .reply(200, { data: [member(0)] });
    const { body } = await gateway().send(LIST);
    const named = { inReplyTo: { author: { name: '鲸鱼0' } }, replies: [] };
    expect(body).toEqual({
      data: {
        comments: {
          totalCount: 42,
          page: 2,
          hasNextPage: true,
          items: [
            { content: '评论0', author: { name: '鲸鱼0' }, replies: [] },
            {
              content: '评论1',
              author: { name: '鲸鱼0' },
              replies: [
                { content: '评论2', ...named },
                { content: '评论3', ...named },
              ],
            },
          ],
        },
      },
    });
  });

  it('are a member’s own to read, who sees what of theirs is folded', async () => {
    rest({ reqheaders: { authorization: `Bearer ${TOKEN}` } })
      .get(`/api/comments/${commentId(0)}/replies`)
      .query({ page: 3, perPage: 20 })
      .reply(200, {
        ...eitherPage([comment(5, { IsCollapsed: true, CollapsedReason: '广告' })], 41),
        page: 3,
      });
    const { body } = await gateway().send(
      `{ commentReplies(commentId: "${commentId(0)}", page: 3, at: "none") { items { isFolded foldReason } } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      commentReplies: { items: [{ isFolded: true, foldReason: '广告' }] },
    });
  });
});

describe('comments by cursor', () => {
  const lists = [
    [
      '/api/comments',
      { Kind: 'LAB', Target: labId },
      `comments(kind: PROJECT, targetId: "${labId}"`,
    ],
    [`/api/comments/${commentId(0)}/replies`, {}, `commentReplies(commentId: "${commentId(0)}"`],
  ] as const;

  it.each(lists)('of %s are counted only where that is asked for', async (path, query, list) => {
    const asked = { page: 1, perPage: 20, ...query, first: 100, after: 'Mw' };
    const found = { ...eitherPage([comment(0)]), endCursor: 'Mg', hasNextPage: true };
    rest()
      .get(path)
      .query({ ...asked, ...('Kind' in query && { sort: '-CreateDate' }) })
      .reply(200, { ...found, totalNum: null });
    rest()
      .get(path)
      .query({ ...asked, ...('Kind' in query && { sort: '-CreateDate' }), count: true })
      .reply(200, { ...found, totalNum: 42 });
    const send = (fields: string) =>
      gateway().send(`{ list: ${list}, first: 1000, after: "Mw") { ${fields} } }`);
    const rows = 'items { id } endCursor hasNextPage';
    const page = { items: [{ id: commentId(0) }], endCursor: 'Mg', hasNextPage: true };
    expect((await send(rows)).body.data).toEqual({ list: page });
    expect((await send(`${rows} totalCount`)).body.data).toEqual({
      list: { ...page, totalCount: 42 },
    });
  });

  it.each(lists)('of %s refuse what is no cursor', async (_path, _query, list) => {
    for (const [args, field] of [
      ['first: 0', 'first'],
      ['after: "a/b"', 'after'],
    ]) {
      const { body } = await gateway().send(`{ ${list}, ${args}) { endCursor } }`);
      expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
    }
  });
});

describe('a comment', () => {
  const created = (input: string, token?: string) =>
    gateway().send(
      `mutation { createComment(input: { kind: PROJECT, targetId: "${labId}", ${input} }) { id firstId } }`,
      token === undefined ? {} : { token },
    );

  it('is written, changed and deleted in the member’s name', async () => {
    const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
    rest(authorized)
      .post('/api/comments', {
        Kind: 'LAB',
        Target: labId,
        Content: '同意',
        RefComment: commentId(1),
      })
      .reply(200, answer(2, 1));
    rest(authorized)
      .put(`/api/comments/${commentId(2)}`, { Content: '改过' })
      .reply(200, comment(2, { Content: '改过', UpdateDate: DATE }));
    rest(authorized)
      .delete(`/api/comments/${commentId(2)}`)
      .reply(200, comment(2, { Content: '', IsDeleted: true }));
    expect(
      (await created(`content: "同意", inReplyToId: "${commentId(1)}"`, TOKEN)).body.data,
    ).toEqual({ createComment: { id: commentId(2), firstId: commentId(1) } });
    const { body } = await gateway().send(
      `mutation {
        updateComment(input: { commentId: "${commentId(2)}", content: "改过" }) { content updatedAt }
        deleteComment(input: { commentId: "${commentId(2)}" }) { content isDeleted }
      }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      updateComment: { content: '改过', updatedAt: DATE },
      deleteComment: { content: '', isDeleted: true },
    });
  });

  it('is no visitor’s; a refusal names the field', async () => {
    expect((await created('content: "好"')).body.errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    );
    rest()
      .post('/api/comments')
      .reply(400, { code: 'BAD_USER_INPUT', message: '你还没有输入内容', field: 'Content' });
    const { body } = await created('content: " "', TOKEN);
    expect(body.errors?.[0]).toMatchObject({
      message: '你还没有输入内容',
      extensions: { code: 'BAD_USER_INPUT', field: 'content' },
    });
  });
});
