/** Works of a task, the last ones, whose times tell how long others wait. */
export const WAIT_SAMPLE = 50;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in words, rounded up: it isn't known to the second. */
const waitText = (seconds: number): string => {
  if (seconds < 1) return '不到 1 秒';
  if (seconds < MINUTE) return `约 ${Math.ceil(seconds)} 秒`;
  return seconds < HOUR
    ? `约 ${Math.ceil(seconds / MINUTE)} 分钟`
    : `约 ${Math.ceil(seconds / HOUR)} 小时`;
};

/**
 * Says what a work waits for: how many jobs are before it, and how long they take.
 *
 * @param seconds null where that isn't known
 */
export const queueText = ({ ahead, seconds }: { ahead: number; seconds: number | null }): string =>
  ahead === 0
    ? '正在评审'
    : `前面还有 ${ahead} 个提交${seconds === null ? '' : `，预计等待${waitText(seconds)}`}`;
