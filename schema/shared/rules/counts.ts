/** Counts above 1000 show as x.xk: 1000, 1.0k at 1001, 12.3k. Cut, not rounded up. */
export const decoratedCount = (count: number): string =>
  count > 1000 ? `${(Math.floor(count / 100) / 10).toFixed(1)}k` : String(count);

/** The badge of unread things: 99+ above 99. */
export const badgeCount = (count: number): string => (count > 99 ? '99+' : String(count));
