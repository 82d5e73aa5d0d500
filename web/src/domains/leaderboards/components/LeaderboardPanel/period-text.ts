import { formatZonedTime } from '#lib/dates.ts';

/** Describes which results are counted by a board that covers a part of the time. */
export const periodText = ({
  startsAt,
  endsAt,
}: {
  startsAt: string | null;
  endsAt: string | null;
}): string => {
  if (startsAt === null) return `统计 ${formatZonedTime(endsAt ?? '')} 之前的提交`;
  if (endsAt === null) return `统计 ${formatZonedTime(startsAt)} 起的提交`;
  return `统计 ${formatZonedTime(startsAt)} 至 ${formatZonedTime(endsAt)} 的提交`;
};
