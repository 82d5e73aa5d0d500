import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchCalls, type SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { find } from '#platform/src/domains/search/store.ts';
import { withShipped } from '#platform/src/domains/search/synonyms.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { author, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
const ids: Record<string, string> = {};
const NAME = '藤壶.ipynb';

const code = (source: string) => ({ cell_type: 'code', source, outputs: [] });
const markdown = (source: string) => ({ cell_type: 'markdown', source });

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const owner = await author(platform, '闻汐');
  const notebook = notebookFile(
    [
      markdown('# 读取'),
      { cell_type: 'raw', source: ' ' },
      code('import pandas as pd\ntable = pd.read_csv("x.csv")'),
      code('from sklearn.linear_model import LogisticRegression\nmodel = LogisticRegression()'),
      code('a, b = train_test_split(table)'),
    ],
    NAME,
  );
  ids.code = await versioned(platform, owner, { title: '藤壶计数', notebooks: [notebook] });
  ids.gpt = await versioned(platform, owner, { title: '和 GPT-4o 聊天' });
  ids.sql = await versioned(platform, owner, { title: 'text2sql 小结' });
  const competition = async (name: string, row: object = {}) =>
    (await makeCompetition(platform, { competition: { published: true, name, ...row } })).id;
  ids.spam = await competition('垃圾短信识别', { tags: ['文本'] });
  ids.start = await competition('潮位入门赛');
  ids.letter = await competition('R 字形');
  ids.number = await competition('数羊');
  const asker = await writer(platform, '提问人');
  const one = await post(platform, ids.start, asker, { Title: '求助', Content: '海雾太浓' });
  ids.post = one._id;
  await reply(platform, one._id, await writer(platform, '答主'), '先打开看管水母');
  await indexAll(platform);
});
afterAll(() => platform.close());

const search = async (kind: SearchKind, text: string) =>
  platform.call(searchCalls.find, { query: { kind, text, page: 1, perPage: 12 } });

const whole = async (kind: SearchKind, text: string): Promise<string[]> => {
  const { data, Match } = await search(kind, text);
  return Match === 'ALL' ? data.map(({ _id }) => _id) : [];
};

describe('code', () => {
  it.each([
    ['read_csv', 2],
    ['pd.read_csv', 2],
    ['train_test_split', 4],
    ['LogisticRegression', 3],
    ['logistic', 3],
    ['逻辑回归', 3],
  ])('%s is found in cell %i, which is shown', async (text, cell) => {
    const { data } = await search('PROJECT', text);
    expect(data).toMatchObject([
      { _id: ids.code, Excerpt: { Notebook: NAME, Cell: cell, IsCode: true } },
    ]);
  });

  it('is not found by two names in two places', async () => {
    expect(await whole('PROJECT', 'linear_split')).toEqual([]);
  });
});

describe('letters and digits', () => {
  it.each([
    ['gpt4o', 'gpt'],
    ['GPT-4o', 'gpt'],
    ['gpt 4o', 'gpt'],
    ['sql', 'sql'],
    ['text2sql', 'sql'],
  ])('%s finds what says it', async (text, which) => {
    expect(await whole('PROJECT', text)).toEqual([ids[which]]);
  });
});

describe('other words', () => {
  it.each([
    ['nlp', 'spam'],
    ['自然语言处理', 'spam'],
    ['新手', 'start'],
    ['零基础', 'start'],
  ])('%s finds what means the same', async (text, which) => {
    expect(await whole('COMPETITION', text)).toEqual([ids[which]]);
  });

  it('are those of an administrator, too', async () => {
    const query = { kind: 'COMPETITION' as const, text: '牧羊人', page: 1, perPage: 5 };
    const own = withShipped(['# ours', '牧羊人, 数羊']);
    const found = await find(platform.database, allContributions.search, query, own);
    expect(found.data.map(({ _id }) => _id)).toEqual([ids.number]);
  });
});

describe('a part of what was asked for', () => {
  it.each(['R语言', '对数损失'])('is never one character: %s', async (text) => {
    expect((await search('COMPETITION', text)).data).toEqual([]);
  });

  it('says which words are missing, and offers no pieces of words', async () => {
    const { data, Match, Alternatives } = await search('COMPETITION', '潮位 鲸鱼');
    expect(Match).toBe('MOST');
    expect(data).toMatchObject([{ _id: ids.start, Missing: ['鲸鱼'] }]);
    expect(Alternatives).toEqual(['潮位']);
    expect((await search('COMPETITION', '垃圾短篇')).Alternatives).not.toContain('垃圾短');
  });
});

it('a post says on which floor the word stands', async () => {
  const { data } = await search('POST', '管水母');
  expect(data).toMatchObject([
    { _id: ids.post, Excerpt: { Text: '先打开看管水母', Floor: 1, Notebook: null } },
  ]);
});

it('what stands in a title needs no excerpt', async () => {
  const { data, Marks } = await search('PROJECT', '藤壶');
  expect(data.map(({ Excerpt }) => Excerpt)).toEqual([undefined]);
  expect(Marks).toEqual(['藤壶']);
});
