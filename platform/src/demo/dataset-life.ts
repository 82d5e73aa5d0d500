import type { comments } from '../domains/comments/tables.ts';
import type { datasetShowcases, labDatasets } from '../domains/datasets/tables.ts';
import type { votes } from '../domains/votes/tables.ts';
import { talk } from './comments.ts';
import type { CommentPlan } from './comments-texts.ts';
import { accountId } from './people.ts';
import type { DemoProjects } from './projects.ts';
import type { DemoPublished } from './published.ts';
import { dice } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** First id of comments, behind those on projects, and number of ids for those on one dataset. */
const FIRST_COMMENT = 900_000;
const ROOM = 1_000;

const penguins = '帕默群岛企鹅观测数据';
const weather = '西雅图逐日天气';

/**
 * Datasets that projects work with, by project; one of the projects is private, and counts for
 * nothing.
 */
const used: Record<string, readonly string[]> = {
  '企鹅物种识别：从看图到基线': [penguins, '企鹅数据的清洗版'],
  西雅图降雨预测全流程: [weather],
  体重回归实验记录: [penguins],
  我的第一个数据项目: [penguins],
  企鹅数据学习笔记: [penguins, '企鹅数据的清洗版'],
  '从零读懂表格数据：企鹅篇': [penguins],
  '从零读懂表格数据：天气篇': [weather, '两周天气的小样本'],
  雨日规律分析: [weather],
  三种企鹅的嘴: [penguins],
  四季与气温: [weather],
  对数损失到底在惩罚什么: [weather],
  最近均值分类器的边界: [penguins],
};

const said: Record<string, readonly CommentPlan[]> = {
  [penguins]: [
    {
      text: '请问 `sex` 一列的缺失是没有记录，还是无法判断？',
      by: 'member',
      answers: [
        { text: '两种都有，说明文档的「缺失」一节里列了编号。', by: 'organizer' },
        { text: '看到了，谢谢！', by: 'member', to: 0 },
      ],
    },
    { text: '上课一直在用，列名清楚，体积也小。', by: 'creator' },
    { text: '希望能补充采样日期。' },
  ],
  [weather]: [
    {
      text: '降水的单位是毫米还是英寸？',
      by: 'newcomer',
      answers: [{ text: '毫米，一天的总量。', by: 'captain' }],
    },
    { text: '四年的数据做季节分解正合适。' },
  ],
  东海三站潮位模拟数据: [{ text: '是按哪几个分潮合成的？想对照一下调和分析的结果。' }],
};

const groups = [
  {
    Name: '入门首选',
    Display: true,
    of: [
      [penguins, '列不多、缺失不多，第一次做分类就用它'],
      [weather, '四年逐日记录，时间序列入门'],
      ['学习时长与课程成绩', '一条回归线就能讲清楚的小表格'],
    ],
  },
  {
    Name: '海洋与天气',
    Display: true,
    of: [
      ['东海三站潮位模拟数据', '带台站信息的逐时潮位'],
      ['海浪图像四分类样例', '小而完整的图像分类样例'],
      [weather, '和潮位一起看，体会不同的周期'],
    ],
  },
  {
    Name: '文本与城市',
    Display: true,
    of: [
      ['中文商品评论情感语料（节选）', '标注一致，适合做情感分类基线'],
      ['客服对话意图样本', '短文本意图识别'],
      ['城市路口车流量', '早晚高峰一目了然'],
    ],
  },
] as const;

export interface DemoDatasetLife {
  comments: (typeof comments.$inferInsert)[];
  votes: (typeof votes.$inferInsert)[];
  links: (typeof labDatasets.$inferInsert)[];
  showcase: (typeof datasetShowcases.$inferInsert)[];
}

/**
 * Makes the comments on public datasets, their likes, the projects that work with them, and the
 * showcase above their list. Comments and likes are counted in the datasets' rows, projects by the
 * database.
 */
export const demoDatasetLife = (
  { datasets }: DemoPublished,
  { labs }: DemoProjects,
  writers: readonly [string, ...string[]],
  now: Date,
): DemoDatasetLife => {
  const own = dice(99);
  const idOf = (title: string) => datasets.find((row) => row.title === title)?.id ?? '';
  const made: DemoDatasetLife = { comments: [], votes: [], links: [], showcase: [] };
  datasets.forEach((row, index) => {
    if (row.visibility !== 'PUBLIC') return;
    const place = {
      first: FIRST_COMMENT + index * ROOM,
      end: new Date(now.getTime() - index * 5 * HOUR),
    };
    const target = { kind: 'DATASET' as const, targetId: row.id };
    const spoken = talk(target, place, said[row.title] ?? [], { writers, own });
    const readers = [accountId('member'), accountId('captain'), ...writers];
    const fans = readers.filter(
      (id) => id !== row.memberId && own.next() < 0.5 / (1 + index * 0.2),
    );
    made.comments.push(...spoken);
    made.votes.push(...fans.map((memberId) => ({ ...target, memberId, date: row.updateDate })));
    row.commentsNumber = spoken.filter(({ deleted }) => !deleted).length;
    row.votesNumber = fans.length;
  });
  for (const lab of labs)
    made.links.push(
      ...(used[lab.title] ?? []).map((title) => ({
        labId: lab.id,
        datasetId: idOf(title),
        date: lab.updateDate,
      })),
    );
  made.showcase.push({
    name: 'list',
    groups: groups.map(({ Name, Display, of }) => ({
      Name,
      Display,
      datasetBindings: of.map(([title, Reason]) => ({ Dataset: idOf(title), Reason })),
    })),
    sponsors: [accountId('organizer'), accountId('creator'), accountId('captain')],
  });
  return made;
};
