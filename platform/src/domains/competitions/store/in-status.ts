import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { competitions } from '../tables.ts';

/** The rule competitionStatus as a condition: [start, end). */
export const inStatus = (status: number, now: Date): SQL | undefined => {
  const { startDate, endDate } = competitions;
  if (status === 0) return and(gt(startDate, now), or(isNull(endDate), gt(endDate, now)));
  if (status === 1) return and(lte(startDate, now), or(isNull(endDate), gt(endDate, now)));
  return lte(endDate, now);
};
