import type { TopicName } from './topic-names.ts';

interface Stage {
  title: string;
  text: string;
}

interface Topic {
  name: TopicName;
  title: string;
  about: string;
  /** The competitions in which one tries it out. */
  tag: string;
  stages: readonly Stage[];
}

/** Subjects of the learning paths, each in four stages. */
export const learningTopics: readonly Topic[] = [
  {
    name: 'data-science',
    title: '数据科学',
    about: '从一张表格开始，学会清洗、画图、建模和验证，最后在比赛里检验自己。',
    tag: '入门',
    stages: [
      {
        title: '认识数据',
        text: '读入一份表格，看清每一列的类型、范围和缺失，写下三个想回答的问题。',
      },
      { title: '画出来', text: '用分布图、散点图和分组对比回答这些问题，学会分辨规律和巧合。' },
      {
        title: '建立基线',
        text: '划分训练集与验证集，用线性模型和决策树得到第一个可以比较的分数。',
      },
      {
        title: '改进与复盘',
        text: '做特征、调参数、看错例；记录每一次尝试，说清楚哪一步真正有用。',
      },
    ],
  },
  {
    name: 'economics-and-management',
    title: '经济与管理',
    about: '用数据回答经营和市场的问题：需求有多少，风险在哪里，措施有没有用。',
    tag: '金融',
    stages: [
      {
        title: '读懂指标',
        text: '弄清收入、留存、违约率这些指标的口径，知道它们在什么情况下会骗人。',
      },
      { title: '描述变化', text: '按时间和人群拆开看，区分趋势、季节和一次性的事件。' },
      { title: '预测与评估', text: '从移动平均做到回归和树模型，用没见过的时间段检验预测。' },
      { title: '支持决定', text: '比较不同方案的代价和收益，用对照说明措施的效果，而不只是相关。' },
    ],
  },
  {
    name: 'meteorology',
    title: '气象',
    about: '从站点观测到短期预报，处理带时间和空间的连续数据。',
    tag: '气象',
    stages: [
      { title: '观测资料', text: '认识气温、降水、风和气压的记录方式，处理缺测和仪器更换。' },
      { title: '时间规律', text: '看日变化、季节变化和极端值，学会用距平代替原始数值。' },
      { title: '短期预报', text: '从持续性预报这个最朴素的基线出发，加入滞后特征和邻近站点。' },
      { title: '检验预报', text: '用合适的评分比较概率预报和确定性预报，找出总是报错的天气。' },
    ],
  },
  {
    name: 'medical-datascience',
    title: '医学数据科学',
    about: '在严格的评估和隐私要求下，让模型对诊断和随访有所帮助。',
    tag: '医疗',
    stages: [
      { title: '数据与伦理', text: '了解脱敏、知情同意和最小必要，知道哪些字段不能进入模型。' },
      { title: '病例与对照', text: '分清队列、病例对照和横断面数据，警惕选择偏倚和标签泄漏。' },
      { title: '建立模型', text: '处理类别不平衡，用灵敏度、特异度和校准曲线代替单一的准确率。' },
      {
        title: '解释与验证',
        text: '在另一家机构的数据上验证，说明模型依据了什么、在谁身上会失效。',
      },
    ],
  },
  {
    name: 'geo',
    title: '地理信息',
    about: '处理坐标、栅格和遥感影像，把地图变成可以计算的数据。',
    tag: '遥感',
    stages: [
      { title: '坐标与投影', text: '弄清经纬度、投影和距离的关系，把几份数据对齐到同一张底图上。' },
      { title: '矢量与栅格', text: '做空间连接、缓冲区和分区统计，从轨迹和边界里提取特征。' },
      { title: '遥感影像', text: '认识波段和指数，去云、配准，制作训练样本。' },
      { title: '空间验证', text: '按区域划分验证集，避免相邻样本互相泄漏，给结果画出误差地图。' },
    ],
  },
];
