import type { Plan } from './plan.ts';

const made = { data: 'made' as const };

/** One with hundreds of teams, whose board one pages through. */
export const CROWDED = '夜间灯光与人口估计公开赛';

/** Competitions at the ends of what lists and boards have to bear: in teams, words, tags and time. */
export const extremePlans: readonly Plan[] = [
  {
    ...made,
    name: CROWDED,
    short: '由卫星拍到的夜间灯光，估计每个格网里住着多少人。三百支团队正在争夺前十。',
    tags: ['遥感', '回归', '人口', '地理', '公益'],
    award: '¥120,000',
    days: [-33, 27, 20],
    metric: 'rmse',
    teams: 300,
    testRows: 240,
  },
  {
    ...made,
    name: '深海热液喷口多源声学信号的弱监督识别与定位挑战（试运行）',
    short:
      '水听器、测深仪与惯性导航的记录各有缺失，请据此判断一段信号是否来自热液喷口，并说明理由。',
    tags: ['声学', '弱监督', '多模态', '异常检测', '海洋', '定位'],
    award: null,
    days: [-1, 58, 44],
    metric: 'auc',
    teams: 2,
  },
  {
    ...made,
    name: '外卖送达时长预测',
    short: '从下单到敲门要多久？根据距离、天气与时段预测送达的分钟数。',
    tags: ['回归', '物流', '时间序列'],
    award: '¥8,000',
    days: [-27, 1, -3],
    metric: 'mae',
    testRows: 160,
  },
];
