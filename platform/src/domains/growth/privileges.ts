import type { Privilege } from '@whaletide/schema/rest/growth.ts';

/** A table of our own, since the specification leaves the content of privileges open. */
export const privileges: readonly Privilege[] = [
  { Level: 1, Name: '参加比赛', Description: '报名比赛、组建团队并提交结果' },
  { Level: 1, Name: '领取任务奖励', Description: '完成任务后领取鲸币与成长值' },
  { Level: 2, Name: '论坛发言', Description: '在比赛讨论区发帖与回复' },
  { Level: 3, Name: '创建专栏', Description: '开设自己的专栏并收录项目' },
  { Level: 4, Name: '申请创作者', Description: '申请加入创作者计划' },
  { Level: 5, Name: '专属标识', Description: '在个人主页展示高级成员标识' },
  { Level: 6, Name: '优先支持', Description: '工单优先处理' },
  { Level: 7, Name: '社区共建', Description: '受邀参与社区规则与活动的讨论' },
];
