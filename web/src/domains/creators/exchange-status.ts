import type { ExchangeStatus } from '#apollo/schema.generated.ts';

/** Name of each status of an exchange. */
export const exchangeTexts: Record<ExchangeStatus, string> = {
  WAITING: '待发放',
  PAID: '已发放',
  RETURNED: '已退还',
};

/** Colour of each status. */
export const exchangeColors: Record<ExchangeStatus, string> = {
  WAITING: 'brand',
  PAID: 'success',
  RETURNED: 'gray',
};

/** `2026/12/15`, a day as all dates of the site are shown. */
export const dayText = (day: string): string => day.replaceAll('-', '/');
