import { isLate } from './late-works.ts';
import { workStatus } from '../rest/submissions.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { countdownText, DAY } from '#shared/rules/time.ts';

export interface SubmissionSituation {
  task: {
    startDate: string;
    endDate: string;
    submitDisabled: boolean;
    /** True where works are taken after the end, for practice. */
    takesLateWorks: boolean;
  };
  teamBanned: boolean;
  /** True where the team submits in the task's stage: `submitsIn`. */
  inStage: boolean;
  /** False while the stage needs a qualification review that the team hasn't passed. */
  qualified: boolean;
}

export type SubmissionState =
  | { enabled: true; label: '提交' | '赛后提交'; late: boolean }
  | { enabled: false; label: '已禁赛' | '尚未开启提交' | '提交已关闭'; message: string };

/**
 * Tells whether a team submits in a stage: in its current one, and in those that it was promoted
 * from until they end. Promotion thus takes nothing away while the next stage hasn't begun. For
 * practice it also submits in those that it was promoted from and that have ended.
 */
export const submitsIn = (
  stage: { id: string; endDate: string },
  team: { currentStage: string | null; passedStages: readonly string[] },
  now: Date,
  late = false,
): boolean =>
  stage.id === team.currentStage ||
  (team.passedStages.includes(stage.id) && (late || now.getTime() < Date.parse(stage.endDate)));

/**
 * Tells whether a team may submit to a task, and gives the label of the button.
 */
export const submissionState = (situation: SubmissionSituation, now: Date): SubmissionState => {
  const { task } = situation;
  if (situation.teamBanned)
    return { enabled: false, label: '已禁赛', message: '你的团队已被禁赛，如有疑问请提交工单' };
  if (now.getTime() < Date.parse(task.startDate))
    return { enabled: false, label: '尚未开启提交', message: '该任务尚未开启提交' };
  const late = isLate(task, now);
  const isOver = now.getTime() >= Date.parse(task.endDate) && !late;
  if (isOver || task.submitDisabled)
    return { enabled: false, label: '提交已关闭', message: '该任务的提交已关闭' };
  if (!situation.inStage)
    return { enabled: false, label: '提交已关闭', message: '你的团队不在该任务所属的阶段' };
  if (!situation.qualified)
    return { enabled: false, label: '尚未开启提交', message: '请先通过本阶段的资质审核' };
  return { enabled: true, label: late ? '赛后提交' : '提交', late };
};

export interface Usage {
  dailyUsed: number;
  totalUsed: number;
  dailyLimit: number | null;
  totalLimit: number | null;
}

/** Failed files give their submission back, but no more than this many a day and team. */
const FAILED_FILES_A_DAY = 20;

/** The refusal of a submission by its limits; counted are pending, reviewed and invalidated works. */
export const limitProblem = (usage: Usage, failedToday = 0): Refusal | null => {
  if (usage.totalLimit !== null && usage.totalUsed >= usage.totalLimit)
    return refuse('CONFLICT', `该任务的提交次数已用完（共${usage.totalLimit}次）`);
  if (usage.dailyLimit !== null && usage.dailyUsed >= usage.dailyLimit)
    return refuse('CONFLICT', `今日的提交次数已用完（每日${usage.dailyLimit}次），明日零点恢复`);
  if (failedToday >= FAILED_FILES_A_DAY)
    return refuse(
      'CONFLICT',
      `今日评审出错的文件已达${FAILED_FILES_A_DAY}个，请核对格式后明日再试`,
    );
  return null;
};

/** `3/5`, or `3/∞` where there is no limit. */
export const limitText = (used: number, limit: number | null): string => `${used}/${limit ?? '∞'}`;

/** Says of a task's time what is left before its end, urgent under 3 days; else that it is over. */
export const taskTime = (
  task: { startDate: string; endDate: string },
  now: Date,
): { state: 'upcoming' | 'open' | 'urgent' | 'ended'; left: string } => {
  const left = Date.parse(task.endDate) - now.getTime();
  const text = countdownText(left);
  if (text === null) return { state: 'ended', left: '' };
  if (now.getTime() < Date.parse(task.startDate)) return { state: 'upcoming', left: text };
  return { state: left < 3 * DAY ? 'urgent' : 'open', left: text };
};

/** Works that a team may choose for the private board; a task may allow less. */
export const MAX_SELECTED = 2;

/** One and two in words, as the spec's messages have them. */
export const countText = (count: number): string => ['零', '一', '两'][count] ?? String(count);

/** Tells whether a work can be chosen: those with an error and those withdrawn can't. */
const isSelectable = (status: number): boolean =>
  status === workStatus.reviewed || status === workStatus.pending;

/** Why a choice of works for the private board is refused. */
export const selectionProblem = (
  works: readonly { status: number; late: boolean }[],
  most: number = MAX_SELECTED,
): Refusal | null => {
  if (works.length === 0)
    return refuse('BAD_USER_INPUT', '请选择需要提交Private榜的提交记录', 'works');
  if (works.length > most)
    return refuse('BAD_USER_INPUT', `最多选择${countText(most)}条记录进行Private榜提交`, 'works');
  if (!works.every(({ status }) => isSelectable(status)))
    return refuse('BAD_USER_INPUT', '评审出错或已作废的记录不能选择', 'works');
  if (works.some(({ late }) => late))
    return refuse('BAD_USER_INPUT', '赛后提交的记录不能选择', 'works');
  return null;
};

/**
 * Why a team can't choose at all now: before the deadline (the task's end, unless the organizer
 * has set another) and its private board's opening it can.
 */
export const selectionClosed = (
  situation: {
    task: { endDate: string; selectionEndDate: string | null; privateBoardOpen: boolean };
    hasPrivateBoard: boolean;
    teamBanned: boolean;
  },
  now: Date,
): Refusal | null => {
  const { task, hasPrivateBoard, teamBanned } = situation;
  if (!hasPrivateBoard) return refuse('CONFLICT', '该任务没有Private榜');
  if (teamBanned) return refuse('CONFLICT', '你的团队已被禁赛，如有疑问请提交工单');
  if (task.privateBoardOpen) return refuse('CONFLICT', 'Private榜已公开，不能再选择');
  if (now.getTime() < Date.parse(task.selectionEndDate ?? task.endDate)) return null;
  return refuse(
    'CONFLICT',
    task.selectionEndDate === null
      ? '该任务已结束，不能再选择Private榜提交'
      : 'Private榜的选择已截止',
  );
};

/** Longest note of a work, in characters. */
const WORK_NOTE = 200;

export const workNoteProblem = (note: string): Refusal | null => {
  const long = textLimitProblem(note.trim(), WORK_NOTE);
  return long === null ? null : refuse('BAD_USER_INPUT', long, 'Note');
};

export interface ScoreChange {
  direction: 'first' | 'better' | 'worse' | 'same';
  /** Absolute difference between the two scores. */
  difference: number;
}

/** Compares a score with the team's best before it; null before its first. */
export const scoreChange = (
  score: number,
  before: number | null,
  higherIsBetter: boolean,
): ScoreChange => {
  if (before === null) return { direction: 'first', difference: 0 };
  if (score === before) return { direction: 'same', difference: 0 };
  const better = score > before === higherIsBetter;
  return { direction: better ? 'better' : 'worse', difference: Math.abs(score - before) };
};

/** The better of a score and the best before it. */
export const bestOf = (score: number, before: number | null, higherIsBetter: boolean): number =>
  scoreChange(score, before, higherIsBetter).direction === 'worse' && before !== null
    ? before
    : score;

/** Longest comment of a review, in characters. */
const REVIEW_COMMENT = 3_000;

/** Why a reviewer's score is refused: from 0 to the task's best, with at most two decimals. */
export const reviewProblem = (score: number, maxScore: number, comment: string): Refusal | null => {
  if (!Number.isFinite(score) || score < 0 || score > maxScore)
    return refuse('BAD_USER_INPUT', `请输入 0 到 ${maxScore} 之间的分数`, 'Score');
  if (Math.abs(score * 100 - Math.round(score * 100)) > 1e-6)
    return refuse('BAD_USER_INPUT', '分数最多两位小数', 'Score');
  return comment.length > REVIEW_COMMENT
    ? refuse('BAD_USER_INPUT', `评语不能超过${REVIEW_COMMENT}字`, 'Comment')
    : null;
};

/** Longest reason for which a work is taken out, in characters. */
export const INVALID_REASON = 200;

/** Taking a work out needs a reason, which its team reads; taking it back in needs none. */
export const invalidationProblem = (invalidated: boolean, reason: string): Refusal | null => {
  if (!invalidated) return null;
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请输入作废原因', 'Reason');
  return [...reason.trim()].length > INVALID_REASON
    ? refuse('BAD_USER_INPUT', `作废原因最多${INVALID_REASON}个字符`, 'Reason')
    : null;
};

/**
 * Gives the text that a task reviewed by people shows for its time after the end.
 */
export const subjectiveEndText = (reviewed: boolean): '评审已结束' | '评审中' =>
  reviewed ? '评审已结束' : '评审中';
