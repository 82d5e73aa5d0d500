import type { activityFields } from '../domains/activities/tables.ts';
import type { competitions, stages } from '../domains/competitions/tables.ts';
import { fieldPlans } from './activities-catalogue.ts';
import type { Plan } from './plan.ts';
import { demoId } from './random.ts';
import { DAY, HOUR, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Exercises are of one field. */
const EXERCISES = 'machine-learning';

export const demoFields: (typeof activityFields.$inferInsert)[] = fieldPlans.map(
  (plan, position) => ({ id: demoId('activityField', position + 1), ...plan, position }),
);

/** Columns that activities alone have, counted from midnight in Shanghai. */
export const activityColumns = (
  { activity, exercise = false }: Plan,
  today: Date,
): Partial<typeof competitions.$inferInsert> => {
  if (exercise) return { eventType: 0, detailType: 'EXERCISE', field: EXERCISES, difficulty: 1 };
  if (!activity) return {};
  const { type, field, difficulty, estimatedTime, slogans, sponsor, live, sequence } = activity;
  const begins = live && new Date(today.getTime() + live[0] * DAY + live[1] * HOUR);
  return {
    eventType: 0,
    detailType: type,
    ...{ field, difficulty, estimatedTime, slogans, sponsorName: sponsor },
    ...(sequence !== undefined && { sequence }),
    ...(live &&
      begins && {
        liveUrl: 'https://live.example.com/typhoon',
        liveStartDate: begins,
        liveEndDate: new Date(begins.getTime() + live[2] * MINUTE),
      }),
  };
};

/** Stages of an activity as its plan names them; undefined for a competition. */
export const activityStages = (
  { activity }: Plan,
  index: number,
  today: Date,
): (typeof stages.$inferInsert)[] | undefined =>
  activity?.stages.map(({ name, days: [start, end], lesson = '', practice }, number) => ({
    id: demoId('stage', index * 4 + number),
    competitionId: demoId('competition', index),
    name,
    startDate: new Date(today.getTime() + start * DAY),
    endDate: new Date(today.getTime() + end * DAY),
    lesson,
    showLeaderboard: practice !== undefined,
  }));

/** Counts the stages that a team of the training camp has been promoted over: every fourth stays. */
export const campPromotions = (index: number): number => (index > 0 && index % 4 === 0 ? 0 : 1);
