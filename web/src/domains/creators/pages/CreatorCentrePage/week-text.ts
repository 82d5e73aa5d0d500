import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const short = (day: string) => day.slice(5).replace('-', '.');

/** `11.16–11.22`, a week by its Monday. */
export const weekText = (monday: string): string => {
  const sunday = new Date(Date.parse(`${monday}T00:00:00Z`) + 6 * DAY).toISOString();
  return `${short(monday)}–${short(sunday.slice(0, 10))}`;
};
