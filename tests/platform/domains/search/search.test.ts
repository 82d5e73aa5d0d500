import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import {
  searchCalls,
  type SearchKind,
  type SearchSort,
} from '@whaletide/schema/domains/search/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { rebuildSearch } from '#platform/src/domains/search/rebuild.ts';
import { searchDocuments, searchWords } from '#platform/src/domains/search/tables.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile, project } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await author(platform, '潮汐观测者');
});
afterAll(() => platform.close());

const competition = async (changes: Partial<typeof competitions.$inferInsert>): Promise<string> =>
  (await makeCompetition(platform, { competition: { published: true, ...changes } })).id;

const found = async (kind: SearchKind, text: string, sort?: SearchSort): Promise<string[]> => {
  await indexAll(platform);
  const query = { kind, text, page: 1, perPage: 12, ...(sort && { sort }) };
  const { data, totalNum, Match } = await platform.call(searchCalls.find, { query });
  expect(totalNum).toBe(data.length);
  if (Match === 'MOST') return [];
  return data.map(({ _id }) => _id);
};

const suggested = async (Word: string): Promise<string[]> => {
  await indexAll(platform);
  const { data } = await platform.call(searchCalls.suggestions, { query: { Word, perPage: 6 } });
  return data.map((one) => one.Word);
};

describe('what is found', () => {
  it('holds every word: in its title first, then in tags, description and text', async () => {
    const text = [{ _id: 'a'.repeat(24), Title: '赛题', Content: '海雾能见度', Type: 0 }];
    const titled = await competition({ name: '海雾预报', usersNumber: 1 });
    const tagged = await competition({ name: '能见度', tags: ['海雾'], usersNumber: 3 });
    const told = await competition({ name: '气象', tabs: text, usersNumber: 9 });
    expect(await found('COMPETITION', '海雾')).toEqual([titled, told, tagged]);
    expect(await found('COMPETITION', '海雾 能见度')).toEqual([told, tagged]);
    expect(await found('COMPETITION', '海雾 台风')).toEqual([]);
  });

  it('has public datasets as they are now, and no others', async () => {
    const { db } = platform.database;
    const whales = await dataset(platform, owner, { title: '座头鲸录音' });
    await dataset(platform, owner, { title: '座头鲸私藏', visibility: 'PRIVATE' });
    await dataset(platform, owner, { title: '座头鲸草稿', versionNumber: null });
    expect(await found('DATASET', '座头鲸')).toEqual([whales]);
    await db.update(datasets).set({ title: '蓝鲸录音' }).where(eq(datasets.id, whales));
    expect(await found('DATASET', '座头鲸')).toEqual([]);
    expect(await found('DATASET', '蓝鲸')).toEqual([whales]);
    await db
      .update(datasets)
      .set({ collapsedDate: platform.clock.now })
      .where(eq(datasets.id, whales));
    expect(await found('DATASET', '蓝鲸')).toEqual([]);
  });

  it('is found in other case, width and accents, and by how a word begins', async () => {
    const id = await competition({ name: 'XGBoost 与 Café 数据' });
    for (const text of ['xgboost', 'ＸＧＢＯＯＳＴ', 'CAFE', 'xgb', '数据 xgbo'])
      expect(await found('COMPETITION', text)).toEqual([id]);
    expect(await found('COMPETITION', 'boost')).toEqual([]);
  });

  it('is found by one character of its title', async () => {
    const id = await competition({ name: '鲸声分类', shortDescription: '只有简介里有鳐' });
    expect(await found('COMPETITION', '鲸')).toEqual([id]);
    expect(await found('COMPETITION', '鳐')).toEqual([]);
  });

  it.each(['', '   ', '& | !', "'", "海雾' | '数", ':*', '海雾 <-> 预报', '\\'])(
    'takes %j for text',
    async (text) => {
      const ids = await found('COMPETITION', text);
      expect(ids.length).toBeLessThanOrEqual(1);
    },
  );

  it('is refused beyond 200 characters', async () => {
    const query = { kind: 'MEMBER' as const, text: '词'.repeat(201), page: 1, perPage: 12 };
    expect(await platform.refusal(searchCalls.find, { query })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'text',
    });
  });

  it('comes by pages, through the titles into the rest', async () => {
    const titled = [];
    for (const usersNumber of [3, 2, 1])
      titled.push(await competition({ name: `洋流${usersNumber}`, usersNumber }));
    const rest = [];
    for (const usersNumber of [30, 20, 10])
      rest.push(await competition({ shortDescription: '洋流', usersNumber }));
    await indexAll(platform);
    const ids = [];
    for (const page of [1, 2, 3, 4]) {
      const query = { kind: 'COMPETITION' as const, text: '洋流', page, perPage: 2 };
      const answer = await platform.call(searchCalls.find, { query });
      expect(answer.totalNum).toBe(6);
      ids.push(...answer.data.map(({ _id }) => _id));
    }
    expect(ids).toEqual([...titled, ...rest]);
  });

  it('comes by when it changed, by its followers and by how much is in it', async () => {
    const [large, followed] = [
      await column(platform, owner, '浮标手记一'),
      await column(platform, owner, '浮标手记二'),
    ];
    const labs = [await versioned(platform, owner), await versioned(platform, owner)];
    for (const labId of labs) await collect(platform, owner, large._id, labId);
    platform.clock.advance(1_000);
    await collect(platform, owner, followed._id, labs[0] ?? '');
    const order = [followed._id, large._id];
    expect(await found('COLUMN', '浮标', '-UpdateDate')).toEqual(order);
    expect(await found('COLUMN', '浮标', '-LabsCount')).toEqual([...order].reverse());
    expect(await found('COLUMN', '浮标', '-SubscribesCount')).toEqual(order);
  });

  it('comes by how often it was looked at, where that is counted', async () => {
    const { db } = platform.database;
    const ids = [];
    for (const viewsNumber of [2, 9, 4]) {
      const id = await dataset(platform, owner, { title: '鲸歌频谱' });
      await db.update(datasets).set({ viewsNumber }).where(eq(datasets.id, id));
      ids.push(id);
    }
    const [seldom, often, sometimes] = ids;
    expect(await found('DATASET', '鲸歌', '-ViewsCount')).toEqual([often, sometimes, seldom]);
    const notes = await column(platform, owner, '鲸歌手记');
    expect(await found('COLUMN', '鲸歌', '-ViewsCount')).toEqual([]);
    await collect(platform, owner, notes._id, await versioned(platform, owner));
    expect(await found('COLUMN', '鲸歌', '-ViewsCount')).toEqual([notes._id]);
  });

  it('is counted by kind', async () => {
    await writer(platform, '海雾达人');
    await indexAll(platform);
    const { data } = await platform.call(searchCalls.counts, { query: { text: '海雾' } });
    expect(data.filter(({ Count }) => Count > 0)).toEqual([
      { Kind: 'COMPETITION', Count: 3 },
      { Kind: 'MEMBER', Count: 1 },
    ]);
  });
});

describe('what something is found by', () => {
  const versions = async (id: string) =>
    platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, owner);

  it('is all of its notebooks, what their code imports, and its language', async () => {
    const [first, second] = [
      notebookFile([{ cell_type: 'markdown', source: '引言。'.repeat(2_000) + '末尾说到鮟鱇鱼' }]),
      notebookFile([
        { cell_type: 'markdown', source: '第二本讲帝王蟹' },
        {
          cell_type: 'code',
          source: [
            'import numpy as np, polars.io as pl\n',
            'from sklearn.svm import SVC\n',
            'secret = 1',
          ],
        },
      ]),
    ].map((file, index) => ({ ...file, name: `第${index}本.ipynb` }));
    if (!first || !second) throw new Error('two notebooks were made');
    const id = await project(platform, owner, { title: '深海', notebooks: [first, second] });
    await versions(id);
    for (const text of [
      '鮟鱇鱼',
      '帝王蟹',
      'polars',
      'numpy',
      'scikit-learn',
      'sklearn',
      '深海 Python',
    ])
      expect([text, await found('PROJECT', text)]).toEqual([text, [id]]);
    expect(await found('PROJECT', 'secret')).toEqual([id]);
    expect(await suggested('pola')).toEqual(['polars']);
  });

  it('is its author’s name as it is now, or that of the organization it is published by', async () => {
    const { db } = platform.database;
    const person = await author(platform, '乘风破浪');
    const lab = await versioned(platform, person, { title: '无名笔记' });
    const data = await dataset(platform, person, { title: '无名数据' });
    expect(await found('PROJECT', '乘风破浪')).toEqual([lab]);
    expect(await found('PROJECT', 'chengfengpolang')).toEqual([lab]);
    expect(await found('DATASET', '乘风破浪')).toEqual([data]);
    await db.update(members).set({ name: '逆流而上' }).where(eq(members.id, person.id));
    expect(await found('PROJECT', '乘风破浪')).toEqual([]);
    expect(await found('PROJECT', '逆流而上')).toEqual([lab]);
    await db
      .update(members)
      .set({ deactivated: platform.clock.now })
      .where(eq(members.id, person.id));
    expect(await found('DATASET', '逆流而上')).toEqual([]);
  });
});

describe('what nobody may see', () => {
  it('is not found: a competition before it is published, or an organization’s own', async () => {
    const id = await competition({ name: '暗礁测绘', published: false });
    expect(await found('COMPETITION', '暗礁')).toEqual([]);
    expect(await suggested('暗礁')).toEqual([]);
    await platform.database.db
      .update(competitions)
      .set({ published: true })
      .where(eq(competitions.id, id));
    expect(await found('COMPETITION', '暗礁')).toEqual([id]);
    expect(await suggested('暗礁')).toContain('暗礁测绘');
    await platform.database.db
      .update(competitions)
      .set({ published: false })
      .where(eq(competitions.id, id));
    expect(await found('COMPETITION', '暗礁')).toEqual([]);
    expect(await suggested('暗礁')).toEqual([]);
  });

  it('is not found: a project that is private, deleted, or without a version', async () => {
    const notebooks = [
      notebookFile([
        { cell_type: 'markdown', source: ['# 潮间带\n', '藤壶计数'] },
        { cell_type: 'code', source: 'secret = "海葵"' },
      ]),
    ];
    const id = await project(platform, owner, { title: '岩岸样方', notebooks });
    expect(await found('PROJECT', '岩岸')).toEqual([]);
    await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, owner);
    expect(await found('PROJECT', '岩岸')).toEqual([id]);
    expect(await found('PROJECT', '藤壶')).toEqual([id]);
    expect(await found('PROJECT', '海葵')).toEqual([id]);
    const change = (row: Partial<typeof labs.$inferInsert>) =>
      platform.database.db.update(labs).set(row).where(eq(labs.id, id));
    await change({ private: true });
    expect(await found('PROJECT', '岩岸')).toEqual([]);
    await change({ private: false, deleted: true });
    expect(await found('PROJECT', '岩岸')).toEqual([]);
  });

  it('is like another by the words of its title, as long as both are everybody’s', async () => {
    const made = async (title: string) => {
      const id = await project(platform, owner, { title });
      await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, owner);
      return id;
    };
    const id = await made('珊瑚白化监测');
    const near = await made('珊瑚白化预警');
    const far = await made('珊瑚的颜色');
    await made('别的题目');
    await found('PROJECT', '珊瑚');
    const related = async (of: string) =>
      (await platform.call(projectCalls.related, { params: { id: of } })).data.map(
        ({ _id }) => _id,
      );
    expect(await related(id)).toEqual([near, far]);
    const hide = (one: string) =>
      platform.database.db.update(labs).set({ private: true }).where(eq(labs.id, one));
    await hide(near);
    expect(await related(id)).toEqual([far]);
    await hide(id);
    expect(await related(id)).toEqual([]);
  });

  it('is no reason to fail: a notebook of another shape', async () => {
    const notebooks = [{ name: '坏.ipynb', content: { cells: 'no cells' } }];
    const id = await project(platform, owner, { title: '怪形状', notebooks });
    await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, owner);
    expect(await found('PROJECT', '怪形状')).toEqual([id]);
  });

  it('is not found: a column without projects', async () => {
    const { _id } = await column(platform, owner, '空瓶漂流');
    expect(await found('COLUMN', '漂流')).toEqual([]);
    await collect(platform, owner, _id, await versioned(platform, owner));
    expect(await found('COLUMN', '漂流')).toEqual([_id]);
  });

  it('is not found: a stopped account, and what a hidden profile hides', async () => {
    const { id, token } = await writer(platform, '灯塔守望', { signature: '守着潟湖' });
    expect(await found('MEMBER', '潟湖')).toEqual([id]);
    await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, { token });
    expect(await found('MEMBER', '潟湖')).toEqual([]);
    expect(await found('MEMBER', '灯塔')).toEqual([id]);
    await platform.database.db
      .update(members)
      .set({ deactivated: platform.clock.now })
      .where(eq(members.id, id));
    expect(await found('MEMBER', '灯塔')).toEqual([]);
  });
});

describe('what is suggested', () => {
  it('is Chinese that is typed by its sound, or in traditional characters', async () => {
    const id = await competition({ name: '鹈鹕计数', tags: ['湿地'] });
    for (const text of ['tihu', "ti'hu", 'ti hu', '鵜鶘'])
      expect([text, await suggested(text)]).toEqual([text, ['鹈鹕', '鹈鹕计数']]);
    expect(await suggested('shidi')).toEqual(['湿地']);
    for (const text of ['tihujishu', 'ti hu', 'jishu', 'shidi', '鵜鶘計數', '濕地'])
      expect([text, await found('COMPETITION', text)]).toEqual([text, [id]]);
  });

  it('begins so, the most used word first, as it is written', async () => {
    for (const name of ['Penguin 识别', 'Penguin 计数', 'penguinology'])
      await competition({ name });
    expect(await suggested('ＰＥＮ')).toEqual([
      'Penguin',
      'Penguin 计数',
      'Penguin 识别',
      'penguinology',
    ]);
  });

  it('says of a title what it is of, unless several things are called so', async () => {
    const id = await competition({ name: '海龟迁徙' });
    await competition({ name: '海龟溯源' });
    await competition({ name: '海龟溯源' });
    await indexAll(platform);
    const query = { Word: '海龟', perPage: 6 };
    const { data } = await platform.call(searchCalls.suggestions, { query });
    expect(data).toEqual([
      { Word: '海龟' },
      { Word: '海龟溯源' },
      { Word: '海龟迁徙', Kind: 'COMPETITION', ID: id },
    ]);
  });

  it.each(['', ' ', '%', '_', '\\'])('is nothing for %j', async (text) =>
    expect(await suggested(text)).toEqual([]),
  );
});

it('is the same when all of it is made anew, whatever was lost or left over', async () => {
  await indexAll(platform);
  const { db } = platform.database;
  const all = async () => ({
    documents: await db
      .select()
      .from(searchDocuments)
      .orderBy(searchDocuments.kind, searchDocuments.objectId),
    words: (await db.select().from(searchWords).orderBy(searchWords.key)).map(({ key, n }) => [
      key,
      n,
    ]),
  });
  const before = await all();
  const [lost] = before.documents;
  if (!lost) throw new Error('nothing was found before');
  await db.delete(searchDocuments).where(eq(searchDocuments.objectId, lost.objectId));
  await db.insert(searchDocuments).values({ ...lost, objectId: '0'.repeat(24) });
  await db.update(searchWords).set({ n: 7 });
  expect(await rebuildSearch(platform.database, allContributions.search)).toBe(
    before.documents.length,
  );
  expect(await all()).toEqual(before);
});
