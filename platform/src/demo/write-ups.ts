import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { WriteUpFields } from '@whaletide/schema/domains/write-ups/rules.ts';
import type { finalRankings } from '../domains/leaderboards/tables.ts';
import type { votes } from '../domains/votes/tables.ts';
import type { writeUps, writeUpVersions } from '../domains/write-ups/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import type { Played } from './play.ts';
import { demoId } from './random.ts';
import { statementAt } from './statements.ts';

/** Competitions that are over and whose teams have written, with the places that did. */
const WRITTEN: readonly { name: string; places: readonly number[] }[] = [
  { name: '房价估计大赛', places: [1, 2, 4, 7] },
  { name: '地铁客流预测', places: [1, 2, 3] },
  { name: '风电功率预测', places: [1, 3, 5] },
];

/** Texts of teams, one after the other. */
const TEXTS: readonly WriteUpFields[] = [
  {
    approach:
      '三个梯度提升模型取平均，只在**特征的子集**和随机种子上不同。\n\n单个模型已经接近最终得分，融合主要让名次更稳。',
    features:
      '- 原始字段加上分组统计：组内均值、中位数、样本数\n- 类别字段用*折外*目标编码，避免泄漏\n- 对偏斜的数值取对数',
    validation:
      '五折交叉验证，分组与测试集的划分方式一致。本地得分与榜单得分的差别一直在一个标准差之内，最后按本地得分选提交。',
    failedAttempts:
      '- 伪标签：本地提高，榜单下降\n- 神经网络单独使用：差得多，融合也没有提升\n- 自动特征搜索：跑了一夜，选出的特征不稳定',
    costs: '一台 8 核的笔记本，训练全部模型约 40 分钟，推理不到 1 分钟，没有用显卡。',
  },
  {
    approach:
      '先做一个很强的基线，再逐条消融，只保留在每一折都有提升的改动。最终是 LightGBM 与岭回归的加权平均，权重由折外预测求出：\n\n$$\\hat y = w\\,\\hat y_{gbm} + (1 - w)\\,\\hat y_{ridge}$$',
    features: '缺失值单独成一列；时间字段拆成周期项；其余特征来自对误差最大的样本逐条查看。',
    validation: '按时间划分，最后一段作验证。随机划分得到的分数偏高，不能用来选模型。',
    failedAttempts: '把特征加到上千个之后，验证得分不再变化，训练却慢了十倍，最后都去掉了。',
    costs: '',
  },
  {
    approach:
      '只用一个 CatBoost 模型，几乎没有调参，把时间花在清洗数据上。\n\n```python\nmodel = CatBoostRegressor(iterations=3000, learning_rate=0.03, depth=7)\n```',
    features: '去掉重复样本和明显录错的值，类别字段交给模型处理。',
    validation: '三折交叉验证，重复三次，取平均。',
    failedAttempts: '',
    costs: '家用电脑，一次完整的训练约 15 分钟。',
  },
  {
    approach:
      '从公开的基线出发，换成分位数损失，再对残差训练第二个模型。第二个模型贡献了大部分提升。',
    features: '与基线相同，另加邻近样本的目标均值。',
    validation: '留出 20% 的样本，从头到尾只看过四次。',
    failedAttempts: '堆叠三层模型：本地略好，榜单没有差别，复现又麻烦。',
    costs: '云主机约 3 小时。',
  },
];

/** Write-ups of ranked teams in three competitions that are over, one of them written twice. */
export const demoWriteUps = (
  made: readonly DemoCompetition[],
  rankings: readonly (typeof finalRankings.$inferInsert)[],
  played: readonly Played[],
  now: Date,
) => {
  const captains = new Map(
    played.flatMap(({ teams }) => teams.map(({ id, captainId }) => [id, captainId] as const)),
  );
  const chosen = WRITTEN.flatMap(({ name, places }) => {
    const id = made.find(({ plan }) => plan.name === name)?.row.id;
    return rankings.filter(
      ({ competitionId, place }) => competitionId === id && places.includes(place),
    );
  });
  const rows: (typeof writeUps.$inferInsert)[] = [];
  const versions: (typeof writeUpVersions.$inferInsert)[] = [];
  const likes: (typeof votes.$inferInsert)[] = [];
  for (const [index, { competitionId, teamId }] of chosen.entries()) {
    const authorId = captains.get(teamId);
    const texts = TEXTS[index % TEXTS.length];
    if (!authorId || !texts) continue;
    const id = demoId('writeUp', index + 1);
    const createDate = new Date(now.getTime() - 20 * DAY + index * 7 * HOUR);
    const version = index === 0 ? 2 : 1;
    const updateDate = new Date(createDate.getTime() + (version - 1) * DAY);
    rows.push({ id, competitionId, teamId, version, createDate, updateDate });
    const readers = [...captains.values()].filter((reader) => reader !== authorId);
    for (const memberId of new Set(readers.slice(index, index + 3 + ((index * 5) % 9))))
      likes.push({ kind: 'WRITE_UP', targetId: id, memberId, date: updateDate });
    for (let number = 1; number <= version; number += 1)
      versions.push({
        id: demoId('writeUpVersion', index * 10 + number),
        writeUpId: id,
        number,
        authorId,
        date: number === version ? updateDate : createDate,
        ...texts,
        ...statementAt(index),
        ...(number < version && { costs: '' }),
      });
  }
  return { writeUps: rows, versions, votes: likes };
};
