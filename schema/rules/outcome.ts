import { refuse, type Refusal } from './refusal.ts';

/** Characters. */
export const MAX_BAN_REASON = 200;
export const MAX_REWARD = 40;

/** A ban needs a reason, which its team reads; taking it back needs none. */
export const banProblem = (banned: boolean, reason: string): Refusal | null => {
  if (!banned) return null;
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请输入禁赛原因', 'Reason');
  return [...reason.trim()].length > MAX_BAN_REASON
    ? refuse('BAD_USER_INPUT', `禁赛原因最多${MAX_BAN_REASON}个字符`, 'Reason')
    : null;
};

/** What is wrong with a final ranking; teams in the order of their places. */
export const rankingProblem = (
  rows: readonly { team: string; reward: string; coins: number }[],
): Refusal | null => {
  if (rows.length === 0) return refuse('BAD_USER_INPUT', '请至少选择一支团队', 'Ranking');
  if (new Set(rows.map(({ team }) => team)).size < rows.length)
    return refuse('BAD_USER_INPUT', '同一支团队不能出现两次', 'Ranking');
  const long = rows.findIndex(({ reward }) => [...reward.trim()].length > MAX_REWARD);
  if (long >= 0)
    return refuse(
      'BAD_USER_INPUT',
      `第${long + 1}名：奖励最多${MAX_REWARD}个字符`,
      `Ranking.${long}.Reward`,
    );
  const unpayable = rows.findIndex(({ coins }) => !Number.isInteger(coins) || coins < 0);
  return unpayable >= 0
    ? refuse(
        'BAD_USER_INPUT',
        `第${unpayable + 1}名：鲸币应为0或正整数`,
        `Ranking.${unpayable}.Coins`,
      )
    : null;
};
