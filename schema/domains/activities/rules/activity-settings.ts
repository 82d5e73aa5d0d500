import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { type ActivityType, isActivityType, MAX_DIFFICULTY } from './activity-types.ts';

/** Longest texts in characters, and most of each; ours, as the specification names none. */
export const activityLimits = {
  estimatedTime: 30,
  tutors: 10,
  sponsor: 40,
  slogans: 5,
  slogan: 30,
  liveUrl: 500,
  sequence: 10_000,
} as const;

/** An organizer's settings of an activity. Times are ISO 8601. */
export interface ActivitySettings {
  detailType: string;
  difficulty: number | null;
  /** Free text such as 6 小时; empty for none. */
  estimatedTime: string;
  /** Ids of members. */
  tutors: readonly string[];
  /** Empty for none. */
  sponsorName: string;
  slogans: readonly string[];
  /** Empty for none. */
  liveUrl: string;
  liveStartDate: string | null;
  liveEndDate: string | null;
  /** Activities with a larger number come first. */
  sequence: number;
}

const wrong = (message: string, field: string) =>
  refuse('BAD_USER_INPUT', message, `Activity.${field}`);
const longer = (text: string, most: number) => [...text.trim()].length > most;

/** Why an activity can't be of this type; null when it can. Exercises are a kind of their own. */
export const typeProblem = (detailType: string, isExercise: boolean) =>
  isActivityType(detailType) && (detailType === 'EXERCISE') === isExercise
    ? null
    : wrong('请选择活动类型', 'DetailType');

const difficultyProblem = (difficulty: number | null) =>
  difficulty === null ||
  (Number.isInteger(difficulty) && difficulty >= 1 && difficulty <= MAX_DIFFICULTY)
    ? null
    : wrong('请选择难度', 'Difficulty');

const tutorsProblem = (tutors: readonly string[]) => {
  if (tutors.length > activityLimits.tutors)
    return wrong(`最多${activityLimits.tutors}位导师`, 'Tutors');
  return new Set(tutors).size < tutors.length ? wrong('同一位导师只能添加一次', 'Tutors') : null;
};

const slogansProblem = (slogans: readonly string[]) => {
  if (slogans.length > activityLimits.slogans)
    return wrong(`最多${activityLimits.slogans}条亮点`, 'Slogans');
  if (new Set(slogans.map((text) => text.trim())).size < slogans.length)
    return wrong('同一条亮点只能填写一次', 'Slogans');
  return slogans.some((text) => !text.trim() || longer(text, activityLimits.slogan))
    ? wrong(`每条亮点为1到${activityLimits.slogan}个字符`, 'Slogans')
    : null;
};

const liveProblem = ({ liveUrl, liveStartDate, liveEndDate }: ActivitySettings) => {
  const address = liveUrl.trim();
  if (address && (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)))
    return wrong('请输入以 http:// 或 https:// 开头的地址', 'LiveUrl');
  if (longer(address, activityLimits.liveUrl))
    return wrong(`直播地址最多${activityLimits.liveUrl}个字符`, 'LiveUrl');
  if (liveStartDate === null)
    return address || liveEndDate !== null ? wrong('请选择直播开始时间', 'LiveStartDate') : null;
  return liveEndDate !== null && Date.parse(liveEndDate) > Date.parse(liveStartDate)
    ? null
    : wrong('直播结束时间应晚于开始时间', 'LiveEndDate');
};

/** Everything that is wrong with an activity's settings, in the order of its form. */
export const activityProblems = (settings: ActivitySettings, isExercise: boolean): Refusal[] => {
  const { detailType, difficulty, estimatedTime, tutors, sponsorName, slogans, sequence } =
    settings;
  const { estimatedTime: mostTime, sponsor, sequence: mostSequence } = activityLimits;
  return [
    typeProblem(detailType, isExercise),
    difficultyProblem(difficulty),
    longer(estimatedTime, mostTime)
      ? wrong(`预计用时最多${mostTime}个字符`, 'EstimatedTime')
      : null,
    tutorsProblem(tutors),
    longer(sponsorName, sponsor) ? wrong(`主办单位最多${sponsor}个字符`, 'SponsorName') : null,
    slogansProblem(slogans),
    liveProblem(settings),
    Number.isInteger(sequence) && sequence >= 0 && sequence <= mostSequence
      ? null
      : wrong(`排序值应为0到${mostSequence}的整数`, 'Sequence'),
  ].filter((problem) => problem !== null);
};

/** The type that an activity has before its organizer chooses one. */
export const FIRST_TYPE: ActivityType = 'WORKSHOP';

/** Why an activity can't be published yet, or have these settings once it is; null when it can. */
export const activityPublishProblem = (activity: {
  detailType: string | null;
  stages: number;
  liveUrl: string | null;
  liveStartDate: Date | string | null;
}): Refusal | null => {
  const { detailType, stages, liveUrl, liveStartDate } = activity;
  if (detailType === 'LIVE' && (!liveUrl || liveStartDate === null))
    return refuse('CONFLICT', '发布前请填写直播时间和直播地址', 'Activity.LiveUrl');
  return detailType === 'TRAINING_CAMP' && stages === 0
    ? refuse('CONFLICT', '发布前请至少添加一个阶段')
    : null;
};
