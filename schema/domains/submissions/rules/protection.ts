/** The option of a task that its public board can't be read out: which tasks have it, and its words. */

/** Text in place of a score that isn't significantly better than the team's best. */
export const NO_IMPROVEMENT_TEXT = '没有显著提升';

/** Explanation of it beside a work. */
export const NO_IMPROVEMENT_HINT =
  '该任务开启了公开榜保护：未显著优于团队已公布最好成绩的提交不显示得分，也不改变公开榜。';

/** Explanation of it beside a task. */
export const PROTECTION_HINT =
  '只有显著优于本团队已公布最好成绩的提交才公布得分，其余显示「没有显著提升」，排名不变。';

const amount = String.raw`\d[\d,，.]*\s*(?:万|千|百|k|w)?\s*`;

/** Amounts with a currency: ¥10,000、5 万元、1000 美元、USD 500. Coins of the site are none. */
const money = new RegExp(
  [
    String.raw`[¥￥$€£]\s*\d`,
    String.raw`\b(?:RMB|CNY|USD|EUR|GBP|HKD|JPY)\s*\d`,
    String.raw`${amount}(?:元|块钱|美元|美金|欧元|港币|人民币|RMB\b|CNY\b|USD\b|EUR\b)`,
    String.raw`\d\s*万(?!人|条|份|张|次|名|行|个)`,
    '现金|奖金',
  ].join('|'),
  'i',
);

/** Tells whether what a competition gives as its award is money. */
export const awardsMoney = (award: string | null): boolean => award !== null && money.test(award);

/**
 * Tells whether a task's public board is protected: as its organizer has set, else where money is
 * the prize.
 *
 * @param set null where the organizer hasn't said
 */
export const isProtected = (set: boolean | null, award: string | null): boolean =>
  set ?? awardsMoney(award);
