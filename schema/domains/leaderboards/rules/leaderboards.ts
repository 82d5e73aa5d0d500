/** Explanation of the scores on a stage's board (platform: leaderboards/stages.ts). */
export const STAGE_POINTS_TEXT =
  '阶段得分按名次折算：每个评分任务的第一名得 100 分，其后按名次均匀递减，没有成绩的任务得 0 分；各任务的平均分为阶段得分，满分 100。';

export interface RankChange {
  direction: 'up' | 'down' | 'same';
  places: number;
  text: string;
}

/**
 * Computes how far a team moved when the private board opened: from its public rank to its private
 * one.
 */
export const rankChange = (publicRank: number, privateRank: number): RankChange => {
  const places = Math.abs(publicRank - privateRank);
  if (privateRank < publicRank) return { direction: 'up', places, text: `上升 ${places} 名` };
  if (privateRank > publicRank) return { direction: 'down', places, text: `下降 ${places} 名` };
  return { direction: 'same', places, text: '名次不变' };
};
