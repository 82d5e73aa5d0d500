/** Ways to practise: at any time after the end, with a limit of each day. */
export const practiceModes = ['practice'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** Facts that decide whether one can practise in a competition. */
export interface PracticeSituation {
  endDate: Date | null;
  /** True once its final ranking is published: private scores are no secret then. */
  hasFinalRanking: boolean;
  /** True where its organizer takes no practice, as one who uses the solution again. */
  isClosed: boolean;
  /** Tasks that platform scores by a solution. */
  tasksCount: number;
}

/** Tells whether members can practise in a competition now. */
export const takesPractice = (
  { endDate, hasFinalRanking, isClosed, tasksCount }: PracticeSituation,
  now: Date,
): boolean => endDate !== null && endDate <= now && hasFinalRanking && !isClosed && tasksCount > 0;

/** Explanation of practice, beside the button that begins it. */
export const PRACTICE_HINT =
  '提交后立即看到公开和私有得分，以及相当于最终榜单的名次。练习不影响排行榜、名次、鲸币和徽章。';

/** Place that a private score would have had among the teams of the final board. */
export const practicePlaceText = (rank: number, teamsCount: number): string =>
  rank > teamsCount
    ? `低于最终榜单的全部 ${teamsCount} 支团队`
    : `相当于最终榜单第 ${rank} 名（共 ${teamsCount} 支团队）`;
