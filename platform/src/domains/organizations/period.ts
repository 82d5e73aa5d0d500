/** A row's time as the rules have it. */
export const periodOf = (row: { startDate: Date; endDate: Date | null }) => ({
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
});
