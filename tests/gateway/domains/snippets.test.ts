import { describe, expect, it } from '@jest/globals';
import { authUser, member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const DATE = '2026-11-01T00:00:00.000Z';
const id = '6'.repeat(24);
const authorized = { reqheaders: { authorization: `Bearer ${TOKEN}` } };
const shared = { badheaders: ['authorization'] };

const snippet = {
  _id: id,
  Name: '读取数据',
  Language: 'python',
  Code: 'x = 1',
  FolderName: null,
  Creator: memberId(0),
  UpdateDate: DATE,
  Sharing: 'LINK',
  CollapsedReason: null,
};
const own = {
  _id: id,
  Name: '读取数据',
  Language: 'python',
  Excerpt: 'x = 1',
  FolderName: '默认目录',
  CreateDate: DATE,
  UpdateDate: DATE,
  Sharing: 'PRIVATE',
  Token: null,
  CollapsedReason: null,
};

describe('a snippet', () => {
  it('is asked for with the token of its link, and comes with its creator', async () => {
    rest(shared).get(`/api/snippets/${id}`).query({ Token: 'abc' }).reply(200, snippet);
    rest(shared)
      .get('/api/users')
      .query(true)
      .reply(200, page([member(0)]));
    const { body } = await gateway().send(
      `{ snippet(id: "${id}", token: "abc") { name code sharing folder creator { name } } }`,
    );
    expect(body.data).toEqual({
      snippet: {
        name: '读取数据',
        code: 'x = 1',
        sharing: 'LINK',
        folder: null,
        creator: { name: member(0).Name },
      },
    });
  });

  it('that isn’t there, or nobody may see, is null; so is what can’t be one', async () => {
    rest(authorized)
      .get(`/api/snippets/${id}`)
      .reply(404, { code: 'NOT_FOUND', message: '未找到该代码片段' });
    const { body } = await gateway().send(
      `{ snippet(id: "${id}", token: "a b") { id } other: snippet(id: "x") { id } }`,
      { token: TOKEN },
    );
    expect(body).toEqual({ data: { snippet: null, other: null } });
  });
});

describe('the viewer’s snippets', () => {
  it('are asked for by folder, with their folders', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/snippet')
      .query({ type: 'private', FolderName: '清洗', Name: '数据', page: 2, perPage: 20 })
      .reply(200, page([own], 21, 2, 20));
    rest(authorized)
      .get('/api/user/snippetFolders')
      .reply(200, { data: [{ FolderName: '清洗', Count: 21 }] });
    const { body } = await gateway().send(
      '{ viewer { snippets(folder: "清洗", name: " 数据 ", page: 2) { totalCount hasNextPage items { name excerpt folder token } } snippetFolders { name count } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: {
        snippets: {
          totalCount: 21,
          hasNextPage: false,
          items: [{ name: '读取数据', excerpt: 'x = 1', folder: '默认目录', token: null }],
        },
        snippetFolders: [{ name: '清洗', count: 21 }],
      },
    });
  });

  it('are for members', async () => {
    const { body } = await gateway().send('{ viewer { snippets { totalCount } } }');
    expect(body).toEqual({ data: { viewer: null } });
  });

  it('are kept, shared and deleted; a refusal names the input’s field', async () => {
    const input = { name: '读取数据', language: 'python', code: 'x = 1', folder: '' };
    rest(authorized)
      .post('/api/snippet', {
        Name: '读取数据',
        Language: 'python',
        Code: 'x = 1',
        FolderName: '',
      })
      .reply(400, { code: 'BAD_USER_INPUT', message: '请输入目录名称', field: 'FolderName' });
    const refused = await gateway().send(
      'mutation ($input: CreateSnippetInput!) { createSnippet(input: $input) { id } }',
      { token: TOKEN, variables: { input } },
    );
    expect(refused.body.errors?.[0]).toMatchObject({
      message: '请输入目录名称',
      extensions: { code: 'BAD_USER_INPUT', field: 'folder' },
    });
    rest(authorized)
      .put(`/api/snippets/${id}/sharing`, { Sharing: 'LINK' })
      .reply(200, { ...own, Sharing: 'LINK', Token: 'abc' });
    rest(authorized).delete(`/api/snippets/${id}`).reply(200, { ok: true });
    const { body } = await gateway().send(
      `mutation { shareSnippet(input: { snippetId: "${id}", sharing: LINK }) { sharing token } deleteSnippet(input: { snippetId: "${id}" }) { deletedId } }`,
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      shareSnippet: { sharing: 'LINK', token: 'abc' },
      deleteSnippet: { deletedId: id },
    });
  });
});
