import type { CompetitionRow } from '../tables.ts';

/** A row's time as the rules have it. */
export const periodOf = (row: { startDate: Date; endDate: Date | null }) => ({
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
});

/** The rule's view of a competition's times. */
export const datesOf = (row: CompetitionRow) => ({
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
  registerEndDate: row.registerEndDate?.toISOString() ?? null,
});
