import { describe, expect, it } from '@jest/globals';
import { member, memberId, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();
const shared = { badheaders: ['authorization'] };

const SEARCH = `query ($text: String!, $kind: SearchKind!, $sort: SearchSort, $perPage: Int) {
  search(text: $text, kind: $kind, sort: $sort, perPage: $perPage) {
    totalCount hasNextPage
    items { __typename ... on Competition { id name } ... on Member { id name } }
  }
}`;

describe('the search', () => {
  it('is the same for everyone, and asks once for all that was found', async () => {
    rest(shared)
      .get('/api/search')
      .query({ kind: 'MEMBER', text: '海雾', sort: '-UpdateDate', page: 1, perPage: 2 })
      .reply(
        200,
        page(
          [1, 0].map((index) => ({ _id: memberId(index), Kind: 'MEMBER' })),
          3,
          1,
          2,
        ),
      );
    rest(shared)
      .get('/api/users')
      .query({ ids: [0, 1].map(memberId).join(',') })
      .reply(200, { data: [member(0), member(1)] });
    const variables = { text: ' 海雾 ', kind: 'MEMBER', sort: 'UPDATED', perPage: 2 };
    const { body } = await gateway().send(SEARCH, { variables, token: TOKEN });
    expect(body).toMatchObject({
      data: {
        search: {
          totalCount: 3,
          hasNextPage: true,
          items: [1, 0].map((index) => ({ __typename: 'Member', id: memberId(index) })),
        },
      },
    });
  });

  it('leaves out what has gone since it was found', async () => {
    rest()
      .get('/api/search')
      .query({ kind: 'MEMBER', text: '鲸', sort: '-SortWeight', page: 1, perPage: 12 })
      .reply(
        200,
        page(
          [0, 1].map((index) => ({ _id: memberId(index), Kind: 'MEMBER' })),
          2,
          1,
          12,
        ),
      );
    rest()
      .get('/api/users')
      .query({ ids: [0, 1].map(memberId).join(',') })
      .reply(200, { data: [member(1)] });
    const { body } = await gateway().send(SEARCH, { variables: { text: '鲸', kind: 'MEMBER' } });
    expect(body).toMatchObject({
      data: { search: { items: [{ __typename: 'Member', id: memberId(1) }] } },
    });
  });

  it('asks nothing for an empty text, and refuses one of more than 200 characters', async () => {
    const variables = { text: '  ', kind: 'COLUMN' };
    const { body } = await gateway().send(SEARCH, { variables });
    expect(body).toMatchObject({ data: { search: { totalCount: 0, items: [] } } });
    const long = await gateway().send(SEARCH, {
      variables: { text: '词'.repeat(201), kind: 'COLUMN' },
    });
    expect(long.body.errors).toMatchObject([
      { message: '搜索词最多200个字符', extensions: { code: 'BAD_USER_INPUT', field: 'text' } },
    ]);
  });

  it('says how much of the text was found, and what may have been meant', async () => {
    const found = { Match: 'MOST', Understood: '企鹅 房价', Alternatives: ['企鹅'] };
    rest()
      .get('/api/search')
      .query({ kind: 'MEMBER', text: '企鵝 房價', sort: '-SortWeight', page: 1, perPage: 12 })
      .reply(200, { ...page([], 0, 1, 12), ...found });
    const { body } = await gateway().send(
      `{ search(text: "企鵝 房價", kind: MEMBER) { match understood alternatives } }`,
    );
    expect(body).toEqual({
      data: { search: { match: 'MOST', understood: '企鹅 房价', alternatives: ['企鹅'] } },
    });
  });

  it('counts each kind', async () => {
    rest(shared)
      .get('/api/search/counts')
      .query({ text: '鲸' })
      .reply(200, { data: [{ Kind: 'MEMBER', Count: 2 }] });
    const { body } = await gateway().send(`{ searchCounts(text: "鲸") { kind count } }`);
    expect(body).toEqual({ data: { searchCounts: [{ kind: 'MEMBER', count: 2 }] } });
  });

  const channelId = 'c'.repeat(24);

  it('suggests six words, and the things that titles are of', async () => {
    rest(shared)
      .get('/api/associativeWords')
      .query({ Word: '机器', perPage: 6 })
      .reply(200, {
        data: [{ Word: '机器' }, { Word: '机器学习', Kind: 'CHANNEL', ID: channelId }],
      });
    const suggested = `text kind targetId`;
    const { body } = await gateway().send(`{ searchSuggestions(text: " 机器") { ${suggested} } }`);
    expect(body).toEqual({
      data: {
        searchSuggestions: [
          { text: '机器', kind: null, targetId: null },
          { text: '机器学习', kind: 'CHANNEL', targetId: channelId },
        ],
      },
    });
    const none = await gateway().send(`{ searchSuggestions(text: " ") { ${suggested} } }`);
    expect(none.body).toEqual({ data: { searchSuggestions: [] } });
  });
});
