import { dayKey } from '@whaletide/schema/shared/rules/time.ts';

/** Is today, in Shanghai, within a yearly window of `MM-DD` days, both included? It may span new year. */
export const isWithinYearly = (window: { start: string; end: string } | null, now: Date) => {
  if (!window) return false;
  const day = dayKey(now).slice(5);
  const { start, end } = window;
  return start <= end ? day >= start && day <= end : day >= start || day <= end;
};
