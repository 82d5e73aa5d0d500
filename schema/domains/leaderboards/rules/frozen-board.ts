import { HOUR } from '#shared/rules/time.ts';

/** Explanation of a board that stands still. */
export const FROZEN_TEXT =
  '封榜中：榜单停在封榜开始时的样子，任务结束后恢复更新。自己的提交仍然可以看到得分。';

/** Explanation of the board of late works. */
export const LATE_BOARD_TEXT = '赛后提交仅供练习，单独排名，不计入正式榜单和最终排名。';

/**
 * Since when a task's public board stands still; null while it moves. It does for the last hours
 * before the end, as its organizer has set, and shows everything again from the end on.
 */
export const frozenSince = (
  task: { endDate: string; frozenHours: number | null },
  now: Date,
): Date | null => {
  if (task.frozenHours === null) return null;
  const end = Date.parse(task.endDate);
  const start = end - task.frozenHours * HOUR;
  return start <= now.getTime() && now.getTime() < end ? new Date(start) : null;
};
