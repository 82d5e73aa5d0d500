import { formatZonedTime } from '#lib/dates.ts';

/** Describes which results are counted by a board that covers a part of the time. */
export const periodText = ({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): string => {
  if (startDate === null) return `统计 ${formatZonedTime(endDate ?? '')} 之前的提交`;
  if (endDate === null) return `统计 ${formatZonedTime(startDate)} 起的提交`;
  return `统计 ${formatZonedTime(startDate)} 至 ${formatZonedTime(endDate)} 的提交`;
};
