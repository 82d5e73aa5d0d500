import { DAY, endOfDay, startOfWeek } from '#shared/rules/time.ts';

/** Number of working days within which the support promises to answer. */
export const ANSWER_DAYS = 5;

/** Days over which answers in time are counted. */
export const ANSWER_COUNT_DAYS = 30;

/**
 * States of the support's answer that the desk counts: its member waits; waits past the promised
 * time for the first one; of the last 30 days, it was given or due; and given in time.
 */
export const answerStates = ['WAITING', 'OVERDUE', 'DUE', 'IN_TIME'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Working days are Monday to Friday in Shanghai; public holidays aren't known. */
const isWorkingDay = (moment: Date): boolean =>
  moment.getTime() < startOfWeek(moment).getTime() + 5 * DAY;

/**
 * Time by which the support promises to answer a work order: the end of the fifth working day
 * after the day on which it was filed.
 */
export const answerDue = (filed: Date): Date => {
  let due = endOfDay(filed);
  for (let left = ANSWER_DAYS; left > 0;) {
    if (isWorkingDay(due)) left -= 1;
    due = new Date(due.getTime() + DAY);
  }
  return due;
};
