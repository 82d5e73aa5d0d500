import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Choices of days for which a token is good. */
export const lifetimes = [
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
  { value: '180', label: '180 天' },
  { value: '365', label: '365 天' },
];

export const endAfter = (days: string): string =>
  new Date(Date.now() + Number(days) * DAY).toISOString();
