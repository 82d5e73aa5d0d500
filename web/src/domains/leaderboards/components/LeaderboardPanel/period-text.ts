import { formatDateTime } from '../../../../lib/dates.ts';

/** Which results a board of a part of the time counts. */
export const periodText = ({
  startDate,
  endDate,
}: {
  startDate: string | null;
  endDate: string | null;
}): string => {
  if (startDate === null) return `统计 ${formatDateTime(endDate ?? '')} 之前的提交`;
  if (endDate === null) return `统计 ${formatDateTime(startDate)} 起的提交`;
  return `统计 ${formatDateTime(startDate)} 至 ${formatDateTime(endDate)} 的提交`;
};
