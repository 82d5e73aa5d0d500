import type { Account } from './people.ts';

/** A reply of the demo; `to` is the floor that it answers. */
interface ReplyPlan {
  text: string;
  by?: Account;
  to?: number;
  deleted?: boolean;
}

/** A post of the demo; its author is one of the crowd unless it names an account. */
export interface ThreadPlan {
  type: 1 | 2 | 3 | 4 | 7;
  title: string;
  content: string;
  by?: Account;
  sticky?: boolean;
  good?: boolean;
  /** The number of one of its author's public projects. */
  project?: number;
  replies: ReplyPlan[];
}

const WELCOME: ThreadPlan = {
  type: 1,
  title: '讨论区使用说明与常见问题汇总',
  by: 'organizer',
  sticky: true,
  content:
    '欢迎来到本场比赛的讨论区。\n\n- **提问**前先搜索，并附上报错信息与你的环境；\n- **组队**请使用「队友招募」；\n- 请勿发布测试集标签或完整的获奖代码。\n\n主办方会在每个工作日查看本区。',
  replies: [
    { text: '收到，谢谢主办方！' },
    { text: '请问复赛的数据什么时候发布？' },
    { text: '复赛开始当天发布，请留意公告。', by: 'organizer', to: 2 },
  ],
};

/** Account of a way to the first places, in the terms of its competition's data and metric. */
interface Experience {
  validation: string;
  /** Features with what each brought. */
  features: readonly (readonly [name: string, gain: string])[];
  code: string;
  /** The loss that was trained by, in TeX. */
  loss: string;
  project?: number;
}

const experience = ({ validation, features, code, loss, project }: Experience): ThreadPlan => ({
  type: 3,
  title: '从基线到第一梯队：特征、验证与一点运气',
  by: 'captain',
  good: true,
  ...(project !== undefined && { project }),
  content: [
    `## 先有可靠的验证\n\n${validation}`,
    `## 有用的特征\n\n| 特征 | 提升 |\n|---|---|\n${features.map((row) => `| ${row.join(' | ')} |`).join('\n')}`,
    `\`\`\`python\n${code}\n\`\`\``,
    `损失函数：\n\n$$${loss}$$`,
    '希望对大家有帮助，欢迎指正。',
  ].join('\n\n'),
  replies: [
    { text: '写得很清楚，赞！' },
    { text: '请问比值特征有没有做对数变换？' },
    { text: '做了，长尾明显的几列取了 `log1p`。', by: 'captain', to: 2 },
    { text: '广告内容', deleted: true },
    { text: '分组统计会不会有泄漏的风险？' },
    { text: '在折内计算就没有问题，验证集只用训练折的统计量。', by: 'captain', to: 5 },
    { text: '学到了，今晚就试。', by: 'member' },
    { text: '发错了', deleted: true },
    { text: '我这里提升没有这么多，可能是随机种子的问题。' },
    { text: '多跑几个种子取平均会稳定很多。', to: 9 },
    { text: '树模型和线性模型的融合权重怎么定的？' },
    { text: '用折外预测做一次非负最小二乘。', by: 'captain', to: 11 },
    { text: '收藏了。' },
  ],
});

const LOG_LOSS = String.raw`L=-\frac{1}{n}\sum_i y_i\log \hat y_i`;
const STRATIFIED = `from sklearn.model_selection import StratifiedKFold
folds = StratifiedKFold(n_splits=5, shuffle=True, random_state=42)`;

const PENGUINS = experience({
  validation: '我用了分层五折，准确率线上线下的差距稳定在 $0.01$ 以内。',
  features: [
    ['喙长与喙深的比值', '+0.012'],
    ['按岛屿的分组统计', '+0.006'],
  ],
  code: STRATIFIED,
  loss: LOG_LOSS,
  project: 0,
});

const WEATHER = experience({
  validation: '我按月份往前滚动验证，AUC 线上线下的差距稳定在 $0.01$ 以内；随机五折会虚高。',
  features: [
    ['风速与当月平均的比值', '+0.012'],
    ['按月份的分组统计', '+0.006'],
  ],
  code: `from sklearn.model_selection import TimeSeriesSplit
folds = TimeSeriesSplit(n_splits=6, test_size=30)`,
  loss: LOG_LOSS,
  project: 1,
});

const HOUSES = experience({
  validation: '我按位置分组做五折，RMSE 线上线下的差距稳定在 $3\\%$ 以内。',
  features: [
    ['面积与楼层的比值', '−0.4'],
    ['按位置的分组统计', '−0.2'],
  ],
  code: `from sklearn.model_selection import GroupKFold
folds = GroupKFold(n_splits=5)`,
  loss: String.raw`L=\frac{1}{n}\sum_i (\hat y_i-y_i)^2`,
});

const QUESTION: ThreadPlan = {
  type: 4,
  title: '提交后提示「缺少列 id」，可是文件里有',
  content: '我用 Excel 打开保存过一次，之后提交就报错：\n\n> 第1行：缺少列 id\n\n有人遇到过吗？',
  replies: [
    { text: '看看首行还是不是列名：排序时没有勾选「数据包含标题」，标题会被排到下面去。' },
    { text: '确实是这个原因，已经解决，谢谢！', to: 1 },
  ],
};

const TEAMMATES: ThreadPlan = {
  type: 2,
  title: '招募一名擅长特征工程的队友',
  by: 'member',
  content: '目前两人，每晚都能投入两小时。希望你熟悉 pandas 与交叉验证，来聊聊吧。',
  replies: [
    { text: '感兴趣，已私信。' },
    { text: '还缺人吗？' },
    { text: '还有一个名额。', by: 'member', to: 2 },
  ],
};

const plain = (
  type: 2 | 3 | 4,
  title: string,
  content: string,
  ...replies: string[]
): ThreadPlan => ({
  type,
  title,
  content,
  replies: replies.map((text) => ({ text })),
});

/** Program that reads training data, test data and sample of a task, and writes a result. */
const BASELINE = `import pandas as pd
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor
from sklearn.preprocessing import OrdinalEncoder

train, test, sample = (pd.read_csv(f"{name}.csv") for name in ("train", "test", "sample"))
key, target = sample.columns[:2]
features = [name for name in test.columns if name != key]
X, X_test, y = train[features].copy(), test[features].copy(), train[target]

# 文字列换成序号；缺失值不用处理，梯度提升自己会分
texts = X.select_dtypes(exclude="number").columns
if len(texts) > 0:
    encoder = OrdinalEncoder(handle_unknown="use_encoded_value", unknown_value=-1)
    X[texts] = encoder.fit_transform(X[texts])
    X_test[texts] = encoder.transform(X_test[texts])

# 取值少的当分类，其余当回归
Model = HistGradientBoostingClassifier if y.nunique() <= 20 else HistGradientBoostingRegressor
sample[target] = Model(random_state=42).fit(X, y).predict(X_test)
sample.to_csv("result.csv", index=False)`;

const SHORT: readonly ThreadPlan[] = [
  plain(
    3,
    '一份二十行的基线代码',
    `用梯度提升默认参数就能超过样例，适合第一次参赛的朋友。把比赛的训练集、测试集和提交样例存成 \`train.csv\`、\`test.csv\`、\`sample.csv\`，放在同一个文件夹里运行：\n\n\`\`\`python\n${BASELINE}\n\`\`\`\n\n跑完提交 \`result.csv\` 就行。`,
    '正好需要！',
    '默认参数就这么高？',
  ),
  plain(
    4,
    '公开榜与私有榜的划分是随机的吗？',
    '想确认两部分的分布是否一致。',
    '两部分出自同一批数据，分布应该差不多。',
  ),
  plain(2, '学生党求组队，时间充裕', '统计专业大三，做过两个课程项目。'),
  plain(
    3,
    '如何发现标注里的噪声',
    '用折外预测的置信度排序，最不确定的样本值得人工看一遍。',
    '好方法。',
    '我找到了十几条明显的错误。',
  ),
  plain(
    4,
    '可以使用外部数据吗？',
    '规则里没有提到外部公开数据。',
    '以公告为准，一般需要提前声明。',
  ),
  plain(3, '缺失值的三种处理方式对比', '均值填充、单独类别、模型填充，在这份数据上差别不大。'),
  plain(2, '周末集中冲榜，找两位队友', '我们已有稳定的流水线，缺少新想法。', '求带！'),
  plain(
    4,
    '本地得分比线上高很多，怎么排查？',
    '先看验证划分，再看有没有泄漏。',
    '检查一下 id 是否参与了训练。',
  ),
];

/** Threads of a competition, by its name; the newest first. */
export const threadPlans: Record<string, readonly ThreadPlan[]> = {
  南极企鹅识别挑战赛: [QUESTION, ...SHORT, PENGUINS, WELCOME],
  西雅图天气预测赛: [TEAMMATES, WEATHER, QUESTION, WELCOME],
  共享单车需求预测: [...SHORT.slice(0, 3), WELCOME],
  房价估计大赛: [HOUSES, ...SHORT.slice(4, 6)],
};

/** Texts of teams about the works they ended with, in turn. */
export const workPlans = [
  {
    title: '用分位数回归给出可信的区间',
    summary: '不仅给出预测，还给出它有多可靠：三个分位数模型与一次校准。',
  },
  {
    title: '看得懂的模型：加性模型的胜利',
    summary: '每个特征一条曲线，业务同事第一次主动来讨论模型。',
  },
  { title: '小数据的大集成', summary: '十二个弱模型、一个稳健的堆叠，重在验证而不在参数。' },
  { title: '把误差画在地图上', summary: '误差的空间分布告诉我们还缺哪些特征。' },
  {
    title: '从规则到学习：一次迁移记录',
    summary: '保留专家规则作为特征，让模型站在经验的肩膀上。',
  },
] as const;

export const WORK_TEXT =
  '## 方案概览\n\n1. 清洗与特征：统一口径，构造比值与分组统计；\n2. 模型：梯度提升为主，线性模型为辅；\n3. 验证：分层五折，折外预测用于融合。\n\n## 经验\n\n验证方式决定了上限，特征决定了你离上限有多远。';
