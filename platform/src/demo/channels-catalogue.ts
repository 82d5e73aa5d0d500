import type { ThreadPlan } from './threads.ts';

/** A section of a demo channel: its name, the projects and datasets in it by title, those below it. */
export interface SectionPlan {
  name: string;
  titles?: readonly string[];
  hidden?: boolean;
  below?: readonly SectionPlan[];
}

export interface ChannelPlan {
  name: string;
  description: string;
  sections: readonly SectionPlan[];
  /** Titles of projects that are in no section. */
  others?: readonly string[];
  datasets: readonly string[];
  /** Names of competitions. */
  competitions: readonly string[];
  /** Titles that are pinned. */
  pinned: readonly string[];
  threads?: readonly ThreadPlan[];
}

const visionThreads: readonly ThreadPlan[] = [
  {
    type: 4,
    title: '这里的讨论从哪里开始读？',
    content:
      '新来的同学可以先看置顶的帖子，再到**项目**里的「入门」分组挑一个跟着做。\n\n有问题直接发帖，写清楚数据、做法和报错。',
    by: 'moderator',
    sticky: true,
    replies: [{ text: '已经跟着第一篇做完了，很清楚。' }, { text: '谢谢版主整理！' }],
  },
  {
    type: 3,
    title: '残差图里的三种形状，分别说明什么',
    content:
      '最近把频道里的几个回归项目都重看了一遍，残差图大致有三种：\n\n1. 喇叭形：方差随预测值变大，试试取对数。\n2. 弯月形：少了一个非线性项。\n3. 两团：数据里混着两类样本，先分开再建模。',
    by: 'creator',
    good: true,
    replies: [
      { text: '第三种我就遇到过，是两个站点的仪器不一样。' },
      { text: '喇叭形除了取对数，也可以用加权最小二乘。', to: 1 },
      { text: '收藏了。' },
    ],
  },
  {
    type: 7,
    title: '本月一起读：《The Elements of Statistical Learning》第七章',
    content: '每周三晚上八点在这里贴笔记，欢迎来讨论交叉验证的那几张图。',
    replies: [{ text: '报名！' }],
  },
];

/** Channels of the demo; the first is followed most. */
export const channelPlans: readonly ChannelPlan[] = [
  {
    name: '机器学习入门',
    description: '从读懂一张表到交出第一份结果，按顺序学，也可以挑着看。',
    sections: [
      {
        name: '入门',
        titles: ['官方入门：读数据、看图、交第一份结果', '我的第一个数据项目', '认识一张表'],
        below: [
          {
            name: '读数据',
            titles: ['第一周：读文件读了三小时', '一页纸看懂数据', '帕默群岛企鹅观测数据'],
            below: [
              {
                name: '清洗',
                titles: ['第四课：缺失值不是空白', '重复行的三种来历', '单位不统一怎么办'],
              },
              { name: '合并', titles: ['第七课：合并两张表的四种姿势'] },
            ],
          },
          { name: '看图', titles: ['第三课：先看分布，再谈均值', '第二周：画出第一张像样的图'] },
        ],
      },
      {
        name: '建模',
        titles: ['逻辑回归够用了吗', '决策树的三个问题', '近邻法的脾气', '朴素贝叶斯为何朴素'],
        below: [
          { name: '特征', titles: ['特征工程小抄', '类别特征的五种编码', '比值特征的妙用'] },
          {
            name: '评估',
            titles: [
              '准确率为什么会骗人',
              'AUC 的一百种误读',
              '一页纸讲完交叉验证',
              '残差图怎么看',
            ],
          },
        ],
      },
      { name: '待整理', hidden: true, titles: ['结业项目：自己的一份数据报告'] },
    ],
    others: ['企鹅物种识别：从看图到基线', '从基线到提交：企鹅赛'],
    datasets: ['帕默群岛企鹅观测数据', '学习时长与课程成绩', '企鹅数据的清洗版'],
    competitions: ['打榜练习：二分类入门', '打榜练习：多分类与 F1', '南极企鹅识别挑战赛'],
    pinned: ['官方入门：读数据、看图、交第一份结果', '帕默群岛企鹅观测数据'],
    threads: visionThreads,
  },
  {
    name: '气象与海洋',
    description: '天气、潮汐与海浪：观测数据怎么读，预报怎么做。',
    sections: [
      {
        name: '天气',
        titles: ['西雅图降雨预测全流程', '四季与气温', '连雨天有多长', '降雨量的长尾'],
      },
      {
        name: '海洋',
        titles: ['潮汐与气温有关系吗', '海边城市的四年天气', '东海三站潮位模拟数据'],
      },
    ],
    others: ['雨日规律分析', '风与昼夜温差'],
    datasets: ['西雅图逐日天气', '东海三站潮位模拟数据', '两周天气的小样本'],
    competitions: ['西雅图天气预测赛', '海上浮标异常检测', '海浪高度短临预报'],
    pinned: ['西雅图降雨预测全流程'],
    threads: [
      {
        type: 4,
        title: '逐日数据里缺了几天，插值还是留空？',
        content: '做降雨预测时发现有三天没有记录，前后都在下雨。大家一般怎么处理？',
        by: 'member',
        replies: [
          { text: '先留空并加一列「是否缺测」，让模型自己看。' },
          { text: '雨量不要线性插值，会把没雨的日子变成小雨。', by: 'creator' },
        ],
      },
    ],
  },
  {
    name: '数据可视化',
    description: '把结论画清楚：图表选择、配色与常见的误导。',
    sections: [
      {
        name: '画法',
        titles: ['日历热图里的雨季', '小多图：把比较摆在眼前', '一张图说清三种企鹅'],
      },
      { name: '避坑', titles: ['别让坐标轴骗人', '颜色只该有一个意思'] },
    ],
    datasets: ['西雅图逐日天气'],
    competitions: ['海洋数据创意应用赛'],
    pinned: ['小多图：把比较摆在眼前'],
  },
  {
    name: '统计思维',
    description: '置信区间、因果与偏差：用例子把概念讲明白。',
    sections: [
      { name: '推断', titles: ['用抛硬币理解置信区间', '中心极限定理现场', '自助法三十年'] },
      {
        name: '因果',
        titles: ['相关不等于因果的五个例子', '实验结果为何不显著', '周末真的更爱下雨吗'],
      },
    ],
    others: ['对数损失到底在惩罚什么', '校准曲线入门'],
    datasets: ['学习时长与课程成绩'],
    competitions: [],
    pinned: [],
  },
  {
    name: '城市与交通',
    description: '客流、车流与用电：城市运行数据的分析与预测。',
    sections: [],
    others: ['时间特征怎么切', '预测明天：最简单的三种办法', '给预测画上误差带'],
    datasets: ['城市路口车流量', '园区用电负荷与气温'],
    competitions: ['共享单车需求预测', '潮汐杯·路口拥堵预测', '地铁客流预测'],
    pinned: [],
  },
];
