/** Computes how much of the competition is over, in percent; null for one without an end. */
export const elapsedPercent = (
  { startDate, endDate }: { startDate: string; endDate: string | null },
  now: number,
) => {
  if (!endDate) return null;
  const start = Date.parse(startDate);
  const length = Date.parse(endDate) - start;
  if (length <= 0) return 100;
  return Math.round(Math.min(1, Math.max(0, (now - start) / length)) * 100);
};
