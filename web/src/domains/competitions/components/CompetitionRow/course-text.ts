import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { formatDate, timeLeft } from '#lib/dates.ts';

/** From so little on, what is left is urgent. */
const URGENT = 3 * DAY;

interface Dated {
  startDate: string;
  endDate: string | null;
}

/** Words on the course of a competition: 12天后开始, 还有 39 天, 长期开放 or 2026/03/01 结束. */
export const courseText = (
  { startDate, endDate }: Dated,
  now: number,
): { text: string; urgent: boolean } => {
  const until = timeLeft(startDate, now);
  if (until) return { text: `${until}后开始`, urgent: false };
  if (!endDate) return { text: '长期开放', urgent: false };
  const left = timeLeft(endDate, now);
  if (!left) return { text: `${formatDate(endDate)} 结束`, urgent: false };
  const spaced = left.replace(/\d+/, ' $& ');
  return { text: `还有${spaced}`, urgent: Date.parse(endDate) - now < URGENT };
};
