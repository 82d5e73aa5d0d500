import type { RuleTab } from '#domains/creators/paths.ts';

/** Title of each section of the rules. */
export const ruleTitles: Record<RuleTab, string> = {
  calculation: '收益计算规则',
  settlement: '收益结算',
  exchange: '收益兑换',
  norms: '创作者规范',
};
