import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { searchCalls, type SearchKind } from '@whaletide/schema/domains/search/rest.ts';
import { labs, labTagLinks } from '#platform/src/domains/projects/tables.ts';
import { tagNamed } from '#platform/src/domains/projects/tags-catalogue.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { notebookFile, type ProjectFacts } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
const names = new Map<string, string>();
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const owner = await author(platform, '苏写浪');
  const competition = async (name: string, row: object = {}) => {
    const made = await makeCompetition(platform, {
      competition: { published: true, name, ...row },
    });
    names.set(made.id, name);
  };
  await competition('南极企鹅识别挑战赛', { tags: ['分类', '表格'], usersNumber: 900 });
  await competition('西雅图降雨概率预测', { tags: ['时间序列'], usersNumber: 700 });
  await competition('海面温度场重建', { shortDescription: '用浮标观测补全卫星遥感的缺口' });
  await competition('Café 评论情感分析', { tags: ['NLP', '自然语言处理'] });
  await competition('XGBoost 入门练习赛', { shortDescription: '梯度提升树，从零开始' });
  await competition('GPT-4o 提示词大赛', { usersNumber: 50 });
  await competition('２０２６全国大学生建模', { shortDescription: '数学建模与数据分析' });

  const project = async (title: string, row: ProjectFacts = {}, tag = '') => {
    const id = await versioned(platform, owner, { title, ...row });
    names.set(id, title);
    const tagId = tagNamed(tag);
    if (tagId)
      await platform.database.db.insert(labTagLinks).values({ labId: id, tagId, position: 0 });
    return id;
  };
  const penguins = await project('企鹅物种识别：从看图到基线', { votesNumber: 27 }, '分类');
  await project('企鹅数据学习笔记', { votesNumber: 3 });
  await project(
    '西雅图降雨预测全流程',
    { shortDescription: '按月份滚动验证与概率校准' },
    '时间序列',
  );
  await project('特征工程小抄', { shortDescription: '表格数据里最常用的二十个小技巧' });
  await project('对数损失到底在惩罚什么', {
    notebooks: [
      notebookFile([{ cell_type: 'markdown', metadata: {}, source: ['## 交叉熵的推导'] }]),
    ],
  });
  await project('用 scikit-learn 做分层抽样');
  await project('Naïve Bayes 小实验');
  const folded = await project('企鹅企鹅企鹅', { votesNumber: 99 });
  await platform.database.db
    .update(labs)
    .set({ collapsedDate: platform.clock.now })
    .where(eq(labs.id, folded));
  await project('企鹅私密记录', { private: true });

  for (const name of ['从零读懂表格数据', '会讲故事的图表', '竞赛入门课']) {
    const { _id } = await column(platform, owner, name);
    await collect(platform, owner, _id, penguins);
    names.set(_id, name);
  }
  const shelf = async (title: string, row: Parameters<typeof dataset>[2] = {}) => {
    names.set(await dataset(platform, owner, { title, ...row }), title);
  };
  await shelf('帕尔默群岛<b>企鹅</b>体征', { votesNumber: 9 });
  await shelf('企鹅巢位坐标', { shortDescription: '三个繁殖季的 GPS 记录' });
  await shelf('东海潮位逐时观测', { document: '# 怎么量的\n\n压力式水位计' });
  await shelf('企鹅草稿', { visibility: 'PRIVATE', votesNumber: 99 });

  for (const name of ['林小舟', '周启航', 'DataWhale', '海风-Ocean'])
    names.set((await writer(platform, name)).id, name);
  await indexAll(platform);
});
afterAll(() => platform.close());

const search = (kind: SearchKind, text: string) =>
  platform.call(searchCalls.find, { query: { kind, text, page: 1, perPage: 12 } });

const first = async (kind: SearchKind, text: string): Promise<string | undefined> => {
  const { data, Match } = await search(kind, text);
  return Match === 'ALL' && data[0] ? names.get(data[0]._id) : undefined;
};

it.each<[SearchKind, string, string | undefined]>([
  ['COMPETITION', '企鹅', '南极企鹅识别挑战赛'],
  ['COMPETITION', '南极', '南极企鹅识别挑战赛'],
  ['COMPETITION', '企鹅识别挑战赛', '南极企鹅识别挑战赛'],
  ['COMPETITION', '企鹅 识别', '南极企鹅识别挑战赛'],
  ['COMPETITION', '分类', '南极企鹅识别挑战赛'],
  ['COMPETITION', '降雨', '西雅图降雨概率预测'],
  ['COMPETITION', '时间序列', '西雅图降雨概率预测'],
  ['COMPETITION', '预测', '西雅图降雨概率预测'],
  ['COMPETITION', '浮标', '海面温度场重建'],
  ['COMPETITION', '遥感', '海面温度场重建'],
  ['COMPETITION', '海', '海面温度场重建'],
  ['COMPETITION', 'cafe', 'Café 评论情感分析'],
  ['COMPETITION', 'ＣＡＦＥ 评论', 'Café 评论情感分析'],
  ['COMPETITION', 'nlp', 'Café 评论情感分析'],
  ['COMPETITION', '情感分析', 'Café 评论情感分析'],
  ['COMPETITION', 'xgboost', 'XGBoost 入门练习赛'],
  ['COMPETITION', 'xgb', 'XGBoost 入门练习赛'],
  ['COMPETITION', '梯度提升', 'XGBoost 入门练习赛'],
  ['COMPETITION', 'gpt-4o', 'GPT-4o 提示词大赛'],
  ['COMPETITION', 'GPT 提示词', 'GPT-4o 提示词大赛'],
  ['COMPETITION', '2026', '２０２６全国大学生建模'],
  ['COMPETITION', '数学建模', '２０２６全国大学生建模'],
  ['COMPETITION', '南極企鵝', '南极企鹅识别挑战赛'],
  ['COMPETITION', 'qie shibie', '南极企鹅识别挑战赛'],
  ['COMPETITION', 'shijianxulie', '西雅图降雨概率预测'],
  ['COMPETITION', 'xiyatu', '西雅图降雨概率预测'],
  ['COMPETITION', '企鹅 降雨', undefined],
  ['PROJECT', '企鹅', '企鹅物种识别：从看图到基线'],
  ['PROJECT', '企鹅 笔记', '企鹅数据学习笔记'],
  ['PROJECT', '基线', '企鹅物种识别：从看图到基线'],
  ['PROJECT', '概率校准', '西雅图降雨预测全流程'],
  ['PROJECT', '时间序列', '西雅图降雨预测全流程'],
  ['PROJECT', '小技巧', '特征工程小抄'],
  ['PROJECT', '特征工程', '特征工程小抄'],
  ['PROJECT', '交叉熵', '对数损失到底在惩罚什么'],
  ['PROJECT', 'scikit-learn', '用 scikit-learn 做分层抽样'],
  ['PROJECT', 'sciki', '用 scikit-learn 做分层抽样'],
  ['PROJECT', 'naive bayes', 'Naïve Bayes 小实验'],
  ['PROJECT', '企鵝 筆記', '企鹅数据学习笔记'],
  ['PROJECT', '苏写浪 小抄', '特征工程小抄'],
  ['PROJECT', '小抄 python', '特征工程小抄'],
  ['PROJECT', '预测西雅图降雨', '西雅图降雨预测全流程'],
  ['PROJECT', '私密记录', undefined],
  ['PROJECT', '<b>企鹅</b>', undefined],
  ['DATASET', '企鹅', '帕尔默群岛<b>企鹅</b>体征'],
  ['DATASET', '<b>企鹅</b>', '帕尔默群岛<b>企鹅</b>体征'],
  ['DATASET', '<i>巢位</i', undefined],
  ['DATASET', 'gps', '企鹅巢位坐标'],
  ['DATASET', '潮位', '东海潮位逐时观测'],
  ['DATASET', '水位计', '东海潮位逐时观测'],
  ['DATASET', '企鹅草稿', undefined],
  ['COLUMN', '表格', '从零读懂表格数据'],
  ['COLUMN', '图表', '会讲故事的图表'],
  ['COLUMN', '入门', '竞赛入门课'],
  ['MEMBER', '小舟', '林小舟'],
  ['MEMBER', 'datawh', 'DataWhale'],
  ['MEMBER', 'ocean 海风', '海风-Ocean'],
  ['MEMBER', 'zhouqihang', '周启航'],
  ['MEMBER', '林小舟', '林小舟'],
  ['MEMBER', '不存在的人', undefined],
])('in %s 「%s」 finds %s first', async (kind, text, expected) => {
  expect(await first(kind, text)).toBe(expected);
});

it.each<[SearchKind, string, string | undefined, string[]]>([
  ['COMPETITION', '南极企鹅房价', '南极企鹅识别挑战赛', ['南极企鹅']],
  ['COMPETITION', '怎么预测鲸鱼', '西雅图降雨概率预测', ['预测']],
  ['COMPETITION', '企俄', undefined, ['企鹅']],
  ['COMPETITION', 'xgbosot', undefined, ['xgboost']],
  [
    'PROJECT',
    'scikti-learn 抽样',
    '用 scikit-learn 做分层抽样',
    ['scikit-learn 抽样', 'learn 抽样'],
  ],
  ['MEMBER', 'datawahle', undefined, ['datawhale']],
  ['MEMBER', 'datawahle 鲸鱼', undefined, ['datawhale']],
  ['MEMBER', '这样的', undefined, []],
])('in %s 「%s」 has nothing as a whole: %s comes, or %j', async (kind, text, expected, meant) => {
  const { data, Match, Alternatives = [] } = await search(kind, text);
  expect(data[0] && names.get(data[0]._id)).toBe(expected);
  if (expected) expect(Match).toBe('MOST');
  expect(Alternatives).toEqual(meant);
  for (const other of Alternatives) {
    const { data: counts } = await platform.call(searchCalls.counts, { query: { text: other } });
    expect(counts.some(({ Count }) => Count > 0)).toBe(true);
  }
});

it('what has more of the words comes first, and pages go through all of it', async () => {
  const query = { kind: 'PROJECT' as const, text: '企鹅 学习 笔记 鲸鱼', perPage: 1 };
  const pages = [];
  for (const page of [1, 2, 3])
    pages.push(await platform.call(searchCalls.find, { query: { ...query, page } }));
  expect(pages[0]).toMatchObject({ Match: 'MOST', data: [{}] });
  expect(names.get(pages[0]?.data[0]?._id ?? '')).toBe('企鹅数据学习笔记');
  expect(new Set(pages.map(({ totalNum }) => totalNum)).size).toBe(1);
});

it('counts what has most of a text where nothing has all of it', async () => {
  const counts = async (text: string) => {
    const { data } = await platform.call(searchCalls.counts, { query: { text } });
    return Object.fromEntries(
      data.flatMap(({ Kind, Count }) => (Count > 0 ? [[Kind, Count]] : [])),
    );
  };
  expect(await counts('浮标 鲸鱼')).toEqual({ COMPETITION: 1 });
  expect(await counts('浮标')).toEqual({ COMPETITION: 1 });
});
