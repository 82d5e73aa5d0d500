/** Calls of verbs (schema/verbs) that one access token may make in a day of Asia/Shanghai. */
export const TOKEN_CALLS_A_DAY = 5_000;

/** Tries to hand a result in by one access token in a day. */
export const TOKEN_SUBMISSIONS_A_DAY = 100;

/** GiB that may be uploaded by one access token in a day. */
export const TOKEN_GIB_A_DAY = 10;

/** Days for which the log of what a token did is kept. */
export const TOKEN_LOG_DAYS = 30;

/** Newest entries that are kept of each token. */
export const TOKEN_LOG_ROWS = 500;

/** Entries of the log that its owner is shown. */
export const TOKEN_LOG_SHOWN = 100;

/** Amounts that a token has used up in a day, or is about to. */
export interface Spending {
  calls: number;
  submissions: number;
  bytes: number;
}

/** Most of each that a token may use up in a day. */
export const tokenBudget: Readonly<Spending> = {
  calls: TOKEN_CALLS_A_DAY,
  submissions: TOKEN_SUBMISSIONS_A_DAY,
  bytes: TOKEN_GIB_A_DAY * 1024 ** 3,
};

/** Words of the refusal of a token that has used up one of its budgets. */
const usedUp: Record<keyof Spending, string> = {
  calls: `此访问令牌今日的${TOKEN_CALLS_A_DAY}次调用已用完`,
  submissions: `此访问令牌今日的${TOKEN_SUBMISSIONS_A_DAY}次提交已用完`,
  bytes: `此访问令牌今日的上传量已达${TOKEN_GIB_A_DAY} GB`,
};

/** The first budget that would be exceeded, in words; null where all of it still fits. */
export const budgetProblem = (used: Spending, more: Partial<Spending>): string | null => {
  const over = (Object.keys(usedUp) as (keyof Spending)[]).find(
    (kind) => (more[kind] ?? 0) > 0 && used[kind] + (more[kind] ?? 0) > tokenBudget[kind],
  );
  return over === undefined ? null : usedUp[over];
};
