import type { Privilege } from '@whaletide/schema/rest/growth.ts';
import {
  ENTRY_LEVEL,
  FORUM_WRITE_LEVEL,
  PRIORITY_SUPPORT_LEVEL,
} from '@whaletide/schema/rules/growth.ts';

/**
 * A table of our own, since the specification leaves the content of privileges open. It promises
 * what a level opens and nothing else: each level here is the constant that the code asks. Writing
 * columns and the creators' programme are rights that are given by applications, at no level.
 */
export const privileges: readonly Privilege[] = [
  { Level: ENTRY_LEVEL, Name: '参加比赛', Description: '报名比赛、组建团队并提交结果' },
  { Level: ENTRY_LEVEL, Name: '领取任务奖励', Description: '完成任务后领取鲸币与成长值' },
  { Level: FORUM_WRITE_LEVEL, Name: '论坛发言', Description: '在比赛讨论区发帖与回复' },
  { Level: PRIORITY_SUPPORT_LEVEL, Name: '优先支持', Description: '工单优先处理' },
];
