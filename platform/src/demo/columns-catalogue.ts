import type { Account } from './people.ts';

/** A column of the demo, with its projects by title; missing projects are created for it. */
export interface ColumnPlan {
  name: string;
  description: string;
  /** One of the crowd by number, or an account. */
  by: Account | number;
  data: 'penguins' | 'weather';
  /** In the order in which they were added. */
  titles: string[];
  /** Names of competitions beside which it stands. */
  beside?: string[];
}

const PENGUINS = '南极企鹅识别挑战赛';
const WEATHER = '西雅图天气预测赛';

const tables = [
  '从零读懂表格数据：企鹅篇',
  '从零读懂表格数据：天气篇',
  '第三课：先看分布，再谈均值',
  '第四课：缺失值不是空白',
  '第五课：分组与透视',
  '第六课：离群点要不要删',
  '第七课：合并两张表的四种姿势',
  '第八课：日期列的正确打开方式',
  '第九课：类别太多怎么办',
  '第十课：数据泄漏侦探',
  '第十一课：训练集与测试集的距离',
  '第十二课：一份可以复现的笔记本',
  '第十三课：把结果讲给同事听',
  '结业项目：自己的一份数据报告',
];

export const columnPlans: readonly ColumnPlan[] = [
  {
    name: '从零读懂表格数据',
    description:
      '十四节动手课，从打开一张 CSV 到写出一份别人能复现的分析。每节一个笔记本，一个问题，一张图。',
    by: 'creator',
    data: 'penguins',
    titles: tables,
    beside: [PENGUINS, WEATHER],
  },
  {
    name: '会讲故事的图表',
    description: '好图不是画得多，而是删得准。每期拆解一张图：它想说什么，哪里让人误读，怎样改。',
    by: 'creator',
    data: 'weather',
    titles: [
      '一张图说清三种企鹅',
      '日历热图里的雨季',
      '别让坐标轴骗人',
      '颜色只该有一个意思',
      '小多图：把比较摆在眼前',
    ],
    beside: [WEATHER],
  },
  {
    name: '竞赛入门课',
    description: '海岸数据实验室出品：读懂赛题、搭好基线、交出第一份结果，再一步步把分数提上去。',
    by: 'organizer',
    data: 'weather',
    titles: [
      '官方入门：读数据、看图、交第一份结果',
      '从基线到提交：企鹅赛',
      '从基线到提交：天气赛',
      '本地验证为什么和榜单不一样',
    ],
    beside: [PENGUINS, WEATHER],
  },
  {
    name: '逐浪打榜笔记',
    description: '一支常年打榜的小队，把每场比赛走过的路和踩过的坑都记下来。',
    by: 'captain',
    data: 'penguins',
    titles: ['企鹅物种识别：从看图到基线', '西雅图降雨预测全流程'],
    beside: [PENGUINS],
  },
  {
    name: '特征工程小抄本',
    description: '一页一个技巧，拿来就能用的特征工程备忘。',
    by: 0,
    data: 'penguins',
    titles: ['特征工程小抄', '类别特征的五种编码', '时间特征怎么切', '比值特征的妙用'],
  },
  {
    name: '雨日观察',
    description: '跟着一座多雨的城市过完四年：连雨、骤雨与难得的晴天。',
    by: 1,
    data: 'weather',
    titles: ['雨日规律分析', '连雨天有多长', '周末真的更爱下雨吗'],
  },
  {
    name: '企鹅数据百宝箱',
    description: '一份小数据能问出多少问题？三种企鹅，几十个角度。',
    by: 2,
    data: 'penguins',
    titles: ['三种企鹅的嘴', '岛屿之间的差别', '体重与鳍长的直线', '雌雄差异在哪里'],
    beside: [PENGUINS],
  },
  {
    name: '天气数据研究所',
    description: '用公开气象数据练时间序列：季节、趋势与意外。',
    by: 3,
    data: 'weather',
    titles: ['四季与气温', '降雨量的长尾', '风与昼夜温差', '预测明天：最简单的三种办法'],
  },
  {
    name: '指标与评估',
    description: '选错了指标，模型再好也是白忙。对数损失、AUC、校准，一次讲透一个。',
    by: 4,
    data: 'weather',
    titles: ['对数损失到底在惩罚什么', '准确率为什么会骗人', '校准曲线入门', 'AUC 的一百种误读'],
  },
  {
    name: '简单模型的力量',
    description: '在动用大模型之前，先看看十行代码能做到什么程度。',
    by: 5,
    data: 'penguins',
    titles: ['最近均值分类器的边界', '逻辑回归够用了吗', '决策树的三个问题'],
  },
  {
    name: '一页纸数据科学',
    description: '每个概念一页纸，读完就能讲给别人听。',
    by: 7,
    data: 'penguins',
    titles: ['一页纸看懂数据', '一页纸讲完交叉验证', '一页纸说清偏差与方差'],
  },
  {
    name: '小白的数据航海日志',
    description: '非科班自学记录：每周一个小项目，错误也照实写。',
    by: 8,
    data: 'penguins',
    titles: ['第一周：读文件读了三小时', '第二周：画出第一张像样的图'],
  },
  {
    name: '统计直觉养成',
    description: '不背公式，用模拟把统计概念跑给你看。',
    by: 9,
    data: 'weather',
    titles: ['用抛硬币理解置信区间', '中心极限定理现场', '相关不等于因果的五个例子'],
  },
  {
    name: '回归建模手册',
    description: '从一条直线开始，到残差会说话为止。',
    by: 10,
    data: 'penguins',
    titles: ['残差图怎么看', '多重共线性急救'],
  },
  {
    name: '分类器图鉴',
    description: '给每个分类器画一张像：它怎么想，什么时候会错。',
    by: 11,
    data: 'penguins',
    titles: ['近邻法的脾气', '朴素贝叶斯为何朴素', '支持向量机的间隔'],
  },
  {
    name: '可复现研究指南',
    description: '固定种子、锁定环境、写清步骤：让半年后的自己也能跑通。',
    by: 12,
    data: 'weather',
    titles: ['随机种子放在哪里', '笔记本的整理术'],
  },
  {
    name: '数据清洗车间',
    description: '脏数据进，干净表格出，每一步都留下记录。',
    by: 13,
    data: 'weather',
    titles: ['重复行的三种来历', '单位不统一怎么办'],
  },
  {
    name: '概率预测专题',
    description: '别只报一个数，把不确定性也一起交出去。',
    by: 14,
    data: 'weather',
    titles: ['概率预测的第一步', '怎样打分才公平', '给预测画上误差带'],
    beside: [WEATHER],
  },
  {
    name: '教室里的数据课',
    description: '面向中学生的数据课堂：观察、提问、画图、下结论。',
    by: 15,
    data: 'penguins',
    titles: ['认识一张表', '谁的嘴更长'],
  },
  {
    name: '深夜调参记',
    description: '调参不是玄学，把每次改动都变成一次小实验。',
    by: 16,
    data: 'penguins',
    titles: ['一次只改一个', '学习曲线会说话'],
  },
  {
    name: '海洋数据漫游',
    description: '从浮标到卫星，看看海边的数据都长什么样。',
    by: 17,
    data: 'weather',
    titles: ['海边城市的四年天气', '潮汐与气温有关系吗'],
  },
  {
    name: '面试数据题精讲',
    description: '常见的数据分析面试题，用真实数据走一遍。',
    by: 18,
    data: 'weather',
    titles: ['留存怎么算', '实验结果为何不显著'],
  },
  {
    name: '读论文跑代码',
    description: '挑一篇经典小论文，用最小的数据把它复现出来。',
    by: 19,
    data: 'penguins',
    titles: ['重走费舍尔的判别分析', '自助法三十年'],
  },
];
