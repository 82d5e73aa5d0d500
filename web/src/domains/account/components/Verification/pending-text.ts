import { formatDateTime } from '#lib/dates.ts';

/**
 * Describes a pending real-name request: since when it waits, and until when it will be decided.
 */
export const pendingText = (submittedAt: string | null) =>
  `${submittedAt ? `${formatDateTime(submittedAt)} 提交，` : ''}管理员会在24小时内审核`;
