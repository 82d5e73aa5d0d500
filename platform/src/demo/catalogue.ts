import { activityPlans } from './activities-catalogue.ts';
import { extremePlans } from './catalogue-extremes.ts';
import type { Host } from './organizations.ts';
import type { Plan } from './plan.ts';

export interface SeriesPlan {
  name: string;
  short: string;
  days: readonly [number, number, number];
  landingUrl: string | null;
  host?: Host;
}

export const seriesPlans: readonly SeriesPlan[] = [
  {
    name: '潮汐杯城市数据挑战系列赛',
    short: '四道赛题，从交通到能源，用数据理解一座海滨城市。',
    days: [-30, 75, 40],
    landingUrl: null,
  },
  {
    name: '青年数据科学家成长系列赛',
    short: '面向在校学生的三场进阶赛。',
    days: [-300, -40, -80],
    landingUrl: null,
    host: 'school',
  },
];

const running = (days: Plan['days'], plan: Omit<Plan, 'days' | 'data'>): Plan => ({
  ...plan,
  days,
  data: 'made',
});

const CITY = '潮汐杯城市数据挑战系列赛';
const YOUTH = '青年数据科学家成长系列赛';

const open: readonly Plan[] = [
  {
    name: '南极企鹅识别挑战赛',
    short: '根据喙长、喙深、鳍长与所在岛屿判断企鹅的种类，并估计它们的体重。',
    tags: ['分类', '回归', '入门'],
    award: '¥20,000',
    days: [-14, 46, 40],
    metric: 'accuracy',
    data: 'penguins',
    sticky: true,
    klab: true,
    authorshipRule: 'OWN_RANKING',
  },
  {
    name: '西雅图天气预测赛',
    short: '用 2012 至 2014 年的气象记录，预测 2015 年每天是否降水和最高气温。',
    tags: ['时间序列', '回归'],
    award: '¥30,000',
    days: [-10, 50, 36],
    metric: 'auc',
    data: 'weather',
    klab: true,
    authorshipRule: 'MUST_BE_NAMED',
  },
  running([-5, 20, 2], {
    name: '海上浮标异常检测',
    short: '从浮标的传感器读数中找出异常时段。',
    tags: ['异常检测', '传感器'],
    authorshipRule: 'OWN_RANKING',
    award: '¥15,000',
    metric: 'auc',
  }),
  running([-8, 90, 70], {
    name: '共享单车需求预测',
    short: '预测各站点下一小时的借车量。',
    tags: ['时间序列', '交通'],
    award: '¥50,000',
    metric: 'rmse',
    authorshipRule: 'FORBIDDEN',
  }),
  running([-20, 30, 12], {
    name: '港口集装箱吞吐量预测',
    short: '根据航次与天气预测吞吐量。',
    tags: ['回归', '物流'],
    award: '¥40,000',
    metric: 'mae',
  }),
  running([-25, 12, -2], {
    name: '用户流失预警',
    short: '找出下个月可能离开的用户。',
    tags: ['分类', '业务'],
    award: '¥25,000',
    metric: 'auc',
  }),
  running([-3, 62, 60], {
    name: '珊瑚健康状态识别',
    short: '根据观测指标判断珊瑚的健康等级，按宏平均 F1 排名，相同时依次比较准确率与 Kappa。',
    tags: ['分类', '生态'],
    award: '¥35,000',
    metric: 'macroF1',
    scores: {
      first: '宏平均 F1',
      further: [
        { name: '准确率', metric: 'accuracy' },
        { name: 'Kappa', metric: 'cohenKappa' },
      ],
    },
  }),
  running([-40, null, null], {
    name: '打榜练习：二分类入门',
    short: '长期开放，随时练习分类模型。',
    tags: ['打榜', '分类'],
    award: null,
    metric: 'accuracy',
    exercise: true,
  }),
  running([-60, null, null], {
    name: '打榜练习：回归入门',
    short: '长期开放，随时练习回归模型。',
    tags: ['打榜', '回归'],
    award: null,
    metric: 'rmse',
    exercise: true,
  }),
  running([-35, null, null], {
    name: '打榜练习：多分类与 F1',
    short: '长期开放，体会类别不均衡。',
    tags: ['打榜', '分类'],
    award: null,
    metric: 'macroF1',
    exercise: true,
    host: 'school',
  }),
  running([-30, 60, 40], {
    name: '潮汐杯·路口拥堵预测',
    short: '预测主要路口的拥堵指数。',
    tags: ['交通', '回归'],
    award: '¥10,000',
    metric: 'mae',
    series: CITY,
  }),
  running([-30, 60, 40], {
    name: '潮汐杯·用电负荷预测',
    short: '预测各片区次日的用电负荷。',
    tags: ['能源', '时间序列'],
    award: '¥10,000',
    metric: 'rmse',
    series: CITY,
  }),
  running([-28, 70, 40], {
    name: '潮汐杯·噪声投诉分类',
    short: '根据时段、地点与音量指标，把投诉分到处理部门。',
    tags: ['城市', '分类'],
    award: '¥10,000',
    metric: 'macroF1',
    series: CITY,
  }),
  running([-28, 75, 40], {
    name: '潮汐杯·空气质量预警',
    short: '判断次日空气质量是否超标。',
    tags: ['环境', '分类'],
    award: '¥10,000',
    metric: 'auc',
    series: CITY,
  }),
];

const upcoming: readonly Plan[] = (
  [
    ['海浪高度短临预报', '预测未来六小时的有效波高。', '气象', 'rmse'],
    ['鲸类叫声分类', '从声学特征识别鲸的种类。', '音频', 'macroF1'],
    ['渔业产量估计', '根据海温与叶绿素估计产量。', '农业', 'mae'],
    ['船舶轨迹意图识别', '判断船舶的航行意图。', '轨迹', 'accuracy'],
    ['医疗问诊分诊', '把问诊分到合适的科室。', '医疗', 'macroF1'],
    ['信用风险评估', '估计借款人的违约概率。', '金融', 'auc'],
  ] as const
).map(([name, short, tag, metric], index) => ({
  name,
  short,
  tags: [tag],
  award: `¥${(index + 2) * 8},000`,
  days: [5 + index * 4, 70 + index * 6, 50 + index * 5] as const,
  metric,
  data: 'made' as const,
}));

const ended: readonly Plan[] = (
  [
    ['房价估计大赛', '根据面积、楼层与位置估计二手房价。', '回归', 'rmse'],
    ['垃圾短信识别', '识别垃圾短信。', '文本', 'macroF1'],
    ['电商点击率预估', '预测广告是否被点击。', '推荐', 'auc'],
    ['水稻病害分级', '根据叶片指标判断病害等级。', '农业', 'accuracy'],
    ['地铁客流预测', '预测各站进站人数。', '交通', 'mae'],
    ['贷款违约预测', '预测贷款是否违约。', '金融', 'auc'],
    ['心电异常识别', '从心电特征识别异常。', '医疗', 'macroF1'],
    ['风电功率预测', '预测风电场次日功率。', '能源', 'rmse'],
    ['商品评论情感分析', '判断评论的情感倾向。', '文本', 'accuracy'],
    ['零件缺陷检测', '根据检测数据判断缺陷。', '制造', 'auc'],
    ['航班延误预测', '预测航班的延误时长。', '交通', 'mae'],
    ['课程完课预测', '预测学员能否完成课程。', '教育', 'auc'],
    ['土壤含水量反演', '由遥感指标反演含水量。', '遥感', 'rmse'],
    ['客服意图识别', '识别用户咨询的意图。', '文本', 'macroF1'],
    ['水质等级评定', '根据指标评定水质等级。', '环境', 'accuracy'],
    ['新闻热度预测', '预测新闻的阅读量。', '媒体', 'mae'],
  ] as const
).map(([name, short, tag, metric], index) => ({
  name,
  short,
  tags: [tag],
  award: `¥${(index % 5) + 1}0,000`,
  days: [-120 - index * 20, -30 - index * 18, -60 - index * 18] as const,
  metric,
  // Three of them keep their files, and can be practised.
  testRows: 240,
  data: ['房价估计大赛', '地铁客流预测', '风电功率预测'].includes(name)
    ? ('made' as const)
    : ('none' as const),
}));

const youth: readonly Plan[] = (['初阶·表格分类', '中阶·时间序列', '高阶·综合建模'] as const).map(
  (part, index) => ({
    name: `成长系列赛·${part}`,
    short: '面向在校学生。',
    tags: ['学生'],
    award: '证书',
    days: [-300 + index * 80, -220 + index * 80, -240 + index * 80] as const,
    metric: 'accuracy' as const,
    data: 'none' as const,
    series: YOUTH,
    host: 'school' as const,
  }),
);

/** One whose works are forms and token submissions, behind a qualification review: forms.ts. */
export const IDEAS = '海洋数据创意应用赛';
const ideas: Plan = {
  name: IDEAS,
  short: '用公开的海洋数据做一件有用的作品，由专家评审。',
  tags: ['创意', '海洋'],
  award: '¥20,000',
  days: [-45, 40, 25],
  metric: 'accuracy',
  data: 'made',
};

/** Every competition and activity of the demo, series aside. */
export const plans: readonly Plan[] = [
  ...open,
  ...upcoming,
  ...ended,
  ...youth,
  ideas,
  ...activityPlans,
  ...extremePlans,
];
