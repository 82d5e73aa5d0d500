/**
 * Ways to practise: at any time after the end with a limit of each day, or once by the timetable
 * that the competition had.
 */
export const practiceModes = ['practice', 'virtual'] as const;
export type PracticeMode = (typeof practiceModes)[number];

/** Time between a start and an end. */
export interface Period {
  startDate: Date;
  endDate: Date;
}

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** Period of a virtual participation that begins at a time: as long as the competition was. */
export const virtualPeriod = ({ startDate, endDate }: Period, begun: Date): Period => ({
  startDate: begun,
  endDate: later(begun, endDate.getTime() - startDate.getTime()),
});

/**
 * Period of a task in it: as long after its start as the task's own after the competition's, and not
 * beyond its end.
 */
export const virtualTaskPeriod = (task: Period, competition: Period, begun: Date): Period => {
  const shift = begun.getTime() - competition.startDate.getTime();
  const endDate = task.endDate < competition.endDate ? task.endDate : competition.endDate;
  return { startDate: later(task.startDate, shift), endDate: later(endDate, shift) };
};

/** Moment of the competition at which a virtual participation stands, its end at the latest. */
export const virtualMoment = (competition: Period, begun: Date, now: Date): Date => {
  const moment = later(competition.startDate, now.getTime() - begun.getTime());
  return moment < competition.endDate ? moment : competition.endDate;
};

/** Refusal of a result that comes before or after its task's period; null within it. */
export const periodProblem = ({ startDate, endDate }: Period, now: Date): string | null => {
  if (now < startDate) return '该任务还没有开始';
  return now < endDate ? null : '该任务在你的虚拟参赛中已经结束';
};

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

/** Explanation of virtual participation, beside the button that begins it. */
export const VIRTUAL_HINT =
  '按比赛当时的时间表从头再比一次：任务按原来的节奏开放和截止，当时的榜单随时间推进，结束后公布私有得分和你本可以取得的名次。每场比赛一次，不影响排行榜、名次、鲸币和徽章。';

/** Place that a private score would have had among the teams of the final board. */
export interface PracticePlace {
  rank: number;
  /** Places between which it can't be told apart; null where that isn't known. */
  rankLow: number | null;
  rankHigh: number | null;
  /** Teams on that board. */
  teamsCount: number;
}

/** Description of where a result of practice would have stood, with what isn't known of it. */
export const practicePlaceText = ({
  rank,
  rankLow,
  rankHigh,
  teamsCount,
}: PracticePlace): string => {
  const isRange = rankLow !== null && rankHigh !== null && rankLow < rankHigh;
  const range = isRange ? `（${rankLow}–${rankHigh}）` : '';
  return rank > teamsCount
    ? `低于最终榜单的全部 ${teamsCount} 支团队${isRange ? `（可能在第 ${rankLow} 至 ${rankHigh} 名）` : ''}`
    : `相当于最终榜单第 ${rank} 名${range}，共 ${teamsCount} 支团队`;
};
