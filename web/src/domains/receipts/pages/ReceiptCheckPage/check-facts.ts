import type { ReceiptCheck } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { authorshipNames, authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { metricTexts } from '#domains/competitions/components/metric-texts.ts';
import { formatDateTime } from '#lib/dates.ts';

const time = (value: unknown) => (typeof value === 'string' ? formatDateTime(value) : '—');
const text = (value: unknown) => (typeof value === 'string' ? value : '—');

const scores = (value: unknown): string | null =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')
    ? value.map(scoreText).join('、')
    : null;

/** Name of a metric by REST's; one that this page doesn't know as it stands there. */
const metricOf = (value: unknown): string =>
  Object.values(metricTexts).find(({ rest }) => rest === value)?.name ?? text(value);

/** Author by REST's name; null where the leaf is of before it was said. */
const authorOf = (value: unknown): string | null => {
  const authorship = authorships.find((one) => one === value);
  return authorship ? authorshipNames[authorship] : null;
};

/** Facts of a receipt's leaf as they are shown: name and value, in their order. */
export const checkFacts = ({ facts, index }: ReceiptCheck): (readonly [string, string])[] => {
  if (!facts) return [];
  const author = authorOf(facts.authorship);
  const shown = facts.kind === 'failed' ? '重新评分后没有得分' : '未公布（没有显著提升）';
  return [
    ['公开得分', scores(facts.public) ?? shown],
    ...(author === null ? [] : [['作者类型', author] as const]),
    ['提交时间', time(facts.submitted)],
    ['评分时间', time(facts.scored)],
    ['日志序号', `第 ${(index ?? 0) + 1} 条`],
    ...(typeof facts.replaces === 'number'
      ? [['替代', `第 ${facts.replaces + 1} 条（重新评分）`] as const]
      : []),
    ['指标', metricOf(facts.metric)],
    ['评分方', facts.scorer === 'worker' ? '主办方的评分程序' : '本平台'],
    ['提交编号', text(facts.work)],
    ['文件 SHA-256', text(facts.file)],
    ['规则 SHA-256', text(facts.rules)],
  ];
};
