import type { RecommendConfig } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import type { columns as columnsTable } from '../domains/columns/tables.ts';
import { CAMP, LIVE, READING } from './activities-catalogue.ts';
import { demoId } from './random.ts';

/** A drawn sea, another for each. */
const sea = (index: number) => `/covers/sea/${demoId('announcement', 100 + index)}.png`;

/** Makes the recommendations of an administrator on the home page and beside the projects. */
export const demoRecommended = (
  idsOf: (competition: string) => string[],
  columns: readonly (typeof columnsTable.$inferInsert)[],
): RecommendConfig => {
  const toCompetition = (name: string, Description: string) =>
    idsOf(name).map((id) => ({ Title: name, Description, Link: `/home/competition/${id}` }));
  const column = (name: string, Description: string) =>
    columns.flatMap(({ id, name: own }) =>
      own === name && id ? [{ Title: name, Description, Link: `/home/column/${id}` }] : [],
    );
  return {
    Home: {
      AdList: [
        { title: '打榜练习：随时开始，随时提交', image: sea(0), link: '/home/activity/EXERCISE' },
        { title: '公开数据集上新', image: sea(1), link: '/home/dataset' },
      ],
    },
    RecommendGroup: [
      {
        Title: '第一次参赛',
        List: [
          ...toCompetition(
            '南极企鹅识别挑战赛',
            '三种企鹅，四个尺寸，一个下午就能交出第一份结果。',
          ),
          ...column('从零读懂表格数据', '先看懂每一列，再谈模型。'),
          {
            Title: '数据科学学习路径',
            Description: '四个阶段，从认识数据到复盘改进。',
            Link: '/home/learn/data-science',
          },
        ],
      },
      {
        Title: '时间序列',
        List: [
          ...toCompetition('海上浮标异常检测', '在噪声里找到真正的异常。'),
          ...toCompetition('潮汐杯·用电负荷预测', '节假日和天气，哪个影响更大？'),
          {
            Title: '搜索更多预测项目',
            Description: '看看大家怎么处理周期和趋势。',
            Link: '/home/global?search=预测',
          },
        ],
      },
    ],
    LearningPath: [{ Title: '数据科学', Image: sea(2), Link: '/home/learn/data-science' }],
    Lab: {
      TabList: ['入门', '企鹅', '天气'],
      HotList: [0, 1, 11, 12].map((index) => demoId('project', index)),
      AdList: [],
    },
    Activity: {
      AdList: [
        ...idsOf(CAMP).map((id) => ({
          title: '海洋数据分析训练营：三周交出一份预测报告',
          image: sea(3),
          link: `/home/activity/detail/${id}`,
        })),
        { title: '练习赛：随时开始，随时提交', image: sea(0), link: '/home/activity/EXERCISE' },
      ],
    },
    ClassCalendar: [CAMP, LIVE, READING].flatMap(idsOf),
    Column: columns.slice(0, 3).flatMap(({ id }) => id ?? []),
  };
};
