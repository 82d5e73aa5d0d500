import type { EventWord } from '#domains/competitions/rules/competition-kind.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Characters. */
export const MAX_BAN_REASON = 200;
const MAX_REWARD = 40;

/** A ban needs a reason, which its team reads; taking it back needs none. */
export const banProblem = (banned: boolean, reason: string): Refusal | null => {
  if (!banned) return null;
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请输入禁赛原因', 'Reason');
  return [...reason.trim()].length > MAX_BAN_REASON
    ? refuse('BAD_USER_INPUT', `禁赛原因最多${MAX_BAN_REASON}个字符`, 'Reason')
    : null;
};

/** Finds the problem of a final ranking; teams in the order of their places. */
export const rankingProblem = (
  rows: readonly { team: string; reward: string; coins: number; tied?: boolean }[],
): Refusal | null => {
  if (rows.length === 0) return refuse('BAD_USER_INPUT', '请至少选择一支团队', 'Ranking');
  if (new Set(rows.map(({ team }) => team)).size < rows.length)
    return refuse('BAD_USER_INPUT', '同一支团队不能出现两次', 'Ranking');
  if (rows[0]?.tied)
    return refuse('BAD_USER_INPUT', '第1名上面没有可以并列的团队', 'Ranking.0.Tied');
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

/** A ranking settles a competition that has ended; one without an end is settled whenever it is wanted. */
export const rankingTimeProblem = (
  competition: { endDate: string | null },
  now: Date,
  word: EventWord = '比赛',
): Refusal | null =>
  competition.endDate !== null && now.getTime() < Date.parse(competition.endDate)
    ? refuse('CONFLICT', `${word}结束后才能发布最终排名`)
    : null;

/** A competition as far as its final ranking goes. */
export interface RankingState {
  /** True where its final ranking is there for everyone to see. */
  published: boolean;
  /** Set once its coins were paid, after which it can't be taken back. */
  paid: boolean;
}

/**
 * Why something that the final ranking came out of can't be changed: a published ranking is frozen,
 * with its times, stages, tasks and teams.
 *
 * @param field of the form, where one is named
 */
export const frozenProblem = (
  { published, paid }: RankingState,
  field?: string,
): Refusal | null => {
  if (!published) return null;
  const way = paid ? '奖励已经发放' : '请先撤回排名';
  return refuse('CONFLICT', `最终排名已发布，不能再修改（${way}）`, field);
};

/** A team's place of its own: one that is tied shares the place of the team above it (1, 2, 2, 4). */
export const sharedPlaces = (rows: readonly { tied: boolean }[]): number[] => {
  let place = 0;
  return rows.map(({ tied }, index) => (place = tied && index > 0 ? place : index + 1));
};
