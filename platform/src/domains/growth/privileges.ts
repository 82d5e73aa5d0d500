import type { Privilege } from '@whaletide/schema/domains/growth/rest.ts';
import {
  DOUBLE_SPACE_LEVEL,
  ENTRY_LEVEL,
  FORUM_WRITE_LEVEL,
  PRIORITY_SUPPORT_LEVEL,
  weeklyCoinBonuses,
} from '@whaletide/schema/domains/growth/rules/growth.ts';

/**
 * A table of our own, since the specification leaves the content of privileges open. It promises
 * what a level opens and nothing else: each level here is the constant that the code asks. Writing
 * columns and the creators' programme are rights that are given by applications, at no level.
 */
const promised: readonly Privilege[] = [
  { Level: ENTRY_LEVEL, Name: '参加比赛', Description: '报名比赛、组建团队并提交结果' },
  { Level: ENTRY_LEVEL, Name: '领取任务奖励', Description: '完成任务后领取鲸币与成长值' },
  { Level: FORUM_WRITE_LEVEL, Name: '论坛发言', Description: '在比赛讨论区发帖与回复' },
  { Level: DOUBLE_SPACE_LEVEL, Name: '数据空间加倍', Description: '数据集的总空间是原来的两倍' },
  { Level: PRIORITY_SUPPORT_LEVEL, Name: '优先支持', Description: '工单优先处理' },
  ...weeklyCoinBonuses.slice(1).map(({ level, coins }) => ({
    Level: level,
    Name: `每周鲸彩 ${coins} 枚`,
    Description: `每周可领取 ${coins} 鲸币`,
  })),
];

export const privileges: readonly Privilege[] = promised.toSorted((a, b) => a.Level - b.Level);
