import type { Usage } from '#domains/submissions/rules/submissions.ts';

/** Works that a team may still hand in today for all of these tasks; null without limit. */
export const leftToday = (usages: readonly Usage[]): number | null => {
  const left = usages.map(({ dailyLimit, dailyUsed, totalLimit, totalUsed }) =>
    Math.max(
      0,
      Math.min((dailyLimit ?? Infinity) - dailyUsed, (totalLimit ?? Infinity) - totalUsed),
    ),
  );
  const sum = left.reduce((all, one) => all + one, 0);
  return sum === Infinity ? null : sum;
};
