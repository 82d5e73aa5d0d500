/** Types of activities by what they are called, in the order of the filter. */
export const activityTypes = {
  WORKSHOP: '实战',
  TRAINING_CAMP: '训练营',
  EXERCISE: '练习赛',
  LIVE: '直播',
  OTHER: '其他',
} as const;
export type ActivityType = keyof typeof activityTypes;

const activityTypeKeys = Object.keys(activityTypes) as ActivityType[];

export const isActivityType = (type: string | null | undefined): type is ActivityType =>
  type != null && Object.hasOwn(activityTypes, type);

/** Types that a list can be filtered by; exercises have a tab of their own. */
export const filteredTypes = activityTypeKeys.filter((type) => type !== 'EXERCISE');

/** Name of an activity's type; a competition has none. */
export const activityTypeName = (detailType: string | null): string =>
  isActivityType(detailType) ? activityTypes[detailType] : '比赛';

/** Levels of difficulty from 1 to 3: their names, and the experience that each is meant for. */
export const difficulties = [
  { level: 1, name: '刚入门', experience: '1年以下' },
  { level: 2, name: '进阶中', experience: '1-3年' },
  { level: 3, name: '很熟练', experience: '3年以上' },
] as const;
export const MAX_DIFFICULTY = difficulties.length;

/** Names of the states that a list can be filtered by, each at its number. */
export const activityStatuses = ['未开始', '进行中', '已结束'] as const;

/** Tutors that a card shows. */
export const SHOWN_TUTORS = 3;
/** Places of a leaderboard that a card shows. */
export const SHOWN_TEAMS = 3;
