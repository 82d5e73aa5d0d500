import type { snippets } from '../domains/snippets/tables.ts';
import { accountId } from './people.ts';
import { demoId } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

type Row = typeof snippets.$inferInsert;

const folds = `import numpy as np


def month_folds(dates, months=6):
    """按月份往前滚动的验证：训练集总在验证集之前。"""
    month = dates.dt.to_period("M")
    for last in sorted(month.unique())[-months:]:
        train = np.flatnonzero(month < last)
        valid = np.flatnonzero(month == last)
        yield train, valid
`;

const calibrate = `from scipy.optimize import minimize_scalar


def temperature(logits, labels, loss):
    """温度缩放：只用一个参数，把概率校准到验证集上。"""
    best = minimize_scalar(
        lambda t: loss(labels, logits / t), bounds=(0.5, 5), method="bounded"
    )
    return best.x
`;

const summary = `library(dplyr)

penguins |>
  group_by(species) |>
  summarise(n = n(), mass = mean(body_mass_g, na.rm = TRUE)) |>
  arrange(desc(mass))
`;

const counts = `select species, count(*) as n
from penguins
group by species
order by n desc;
`;

const plans: readonly (Pick<Row, 'folder' | 'name' | 'language' | 'code'> & {
  by: 'captain' | 'member';
  sharing: 'PRIVATE' | 'LINK' | 'PUBLIC';
})[] = [
  {
    by: 'captain',
    folder: '验证',
    name: '按月份滚动的验证',
    language: 'python',
    code: folds,
    sharing: 'PUBLIC',
  },
  {
    by: 'captain',
    folder: '模型',
    name: '温度缩放',
    language: 'python',
    code: calibrate,
    sharing: 'LINK',
  },
  {
    by: 'captain',
    folder: '统计',
    name: '各物种的平均体重',
    language: 'r',
    code: summary,
    sharing: 'PRIVATE',
  },
  {
    by: 'member',
    folder: '收藏',
    name: '按月份滚动的验证',
    language: 'python',
    code: folds,
    sharing: 'PRIVATE',
  },
  {
    by: 'member',
    folder: '统计',
    name: '各物种的数量',
    language: 'sql',
    code: counts,
    sharing: 'PRIVATE',
  },
];

/**
 * Makes the snippets that two of the demo's accounts have kept: for everybody, by link, and for
 * themselves.
 */
export const demoSnippets = (now: Date): Row[] =>
  plans.map(({ by, ...plan }, index) => {
    const date = new Date(now.getTime() - (index + 1) * 9 * HOUR);
    return {
      ...plan,
      id: demoId('snippet', index + 1),
      memberId: accountId(by),
      token: plan.sharing === 'LINK' ? 'demo-temperature-scaling' : null,
      createDate: date,
      updateDate: date,
    };
  });
