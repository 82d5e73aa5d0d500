import type { FieldIcon } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import { campStages } from './camp-lessons.ts';
import type { Plan } from './plan.ts';

/** Fields of activities in their order. */
export const fieldPlans: readonly { key: string; name: string; icon: FieldIcon }[] = [
  { key: 'data-analysis', name: '数据分析', icon: 'chart' },
  { key: 'machine-learning', name: '机器学习', icon: 'brain' },
  { key: 'computer-vision', name: '计算机视觉', icon: 'eye' },
  { key: 'nlp', name: '自然语言处理', icon: 'message' },
  { key: 'ocean', name: '海洋与气象', icon: 'leaf' },
];

export const CAMP = '海洋数据分析训练营';
export const LIVE = '直播：从零做一份台风路径可视化';
const WORKSHOP = '实战课：企鹅数据的第一张图';
export const READING = '共读《统计学习要素》';

const none = { metric: 'accuracy', award: null, data: 'none' } as const;

export const activityPlans: readonly Plan[] = [
  {
    ...none,
    name: CAMP,
    short: '三周三个阶段，从读懂浮标数据到交出一份预测报告。',
    tags: ['训练营', '时间序列'],
    days: [-16, 12, 8],
    activity: {
      type: 'TRAINING_CAMP',
      field: 'ocean',
      difficulty: 2,
      estimatedTime: '每周 4 小时',
      slogans: ['导师逐份点评作业', '完成三个阶段颁发结营证书'],
      sponsor: '鲸潮竞赛组',
      tutors: ['creator', 'moderator', 'captain', 'organizer'],
      stages: campStages,
      sequence: 10,
      introduction:
        '## 你会学到\n\n- 读懂浮标的传感器读数，分清异常与噪声\n- 用滑动窗口与简单模型做短期预测\n- 把结果写成一份别人读得懂的报告\n\n## 怎么学\n\n每个阶段都有讲义和一次练习，导师在论坛里答疑。完成前一个阶段的练习后晋级到下一个阶段。',
    },
  },
  {
    ...none,
    name: LIVE,
    short: '一小时直播，跟着讲师把公开的台风路径画成一张会动的地图。',
    tags: ['直播', '可视化'],
    days: [-1, 6, 5],
    activity: {
      type: 'LIVE',
      field: 'data-analysis',
      difficulty: 1,
      estimatedTime: '1 小时',
      slogans: ['直播后可看回放'],
      sponsor: '远岸大学数据学院',
      tutors: ['creator'],
      live: [5, 20, 60],
      stages: [],
      introduction:
        '## 直播内容\n\n1. 公开的台风数据从哪里来\n2. 清洗与坐标转换\n3. 把路径画上地图，再让它动起来\n\n报名后即可看到直播地址，也可以把时间加入日历。',
    },
  },
  {
    ...none,
    name: WORKSHOP,
    short: '两小时动手课：读入表格、清洗缺失值、画出第一张散点图。',
    tags: ['实战', '入门'],
    days: [-40, -33, -34],
    activity: {
      type: 'WORKSHOP',
      field: 'data-analysis',
      difficulty: 1,
      estimatedTime: '2 小时',
      slogans: ['零基础可学'],
      sponsor: null,
      tutors: ['captain', 'creator'],
      stages: [{ name: '实战课', days: [-40, -33] }],
      introduction: '## 课程安排\n\n读入数据、处理缺失值、分组统计，最后画出三种企鹅的喙长与喙深。',
    },
  },
  {
    ...none,
    name: READING,
    short: '每周一章，周日晚在论坛里讨论。',
    tags: ['共读'],
    days: [-3, 60, 30],
    activity: {
      type: 'OTHER',
      field: 'machine-learning',
      difficulty: 3,
      estimatedTime: '每周 3 小时',
      slogans: [],
      sponsor: '远岸大学数据学院',
      tutors: [],
      stages: [{ name: '第一部分', days: [-3, 60] }],
      introduction: '## 怎么参加\n\n报名后按进度阅读，把笔记发在论坛，周日晚一起讨论。',
    },
  },
];
