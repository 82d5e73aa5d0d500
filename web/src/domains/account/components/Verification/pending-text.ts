import { formatDateTime } from '../../../../lib/dates.ts';

/** What a real-name request that waits says: since when, and until when it will be decided. */
export const pendingText = (submittedAt: string | null) =>
  `${submittedAt ? `${formatDateTime(submittedAt)} 提交，` : ''}管理员会在24小时内审核`;
