import { Badge, Loader } from '@mantine/core';
import { queueText } from '@whaletide/schema/domains/submissions/rules/queue-texts.ts';
import type { WorkStatus } from '#apollo/schema.generated.ts';
import classes from './WorkList.module.css';

const looks: Record<WorkStatus, { text: string; color: string }> = {
  PENDING: { text: '待评审', color: 'gold' },
  REVIEWED: { text: '已评审', color: 'success' },
  INVALIDATED: { text: '已作废', color: 'gray' },
  FAILED: { text: '评审出错', color: 'danger' },
};

interface WorkStatusBadgeProps {
  status: WorkStatus;
  /** Note to show beneath: what was wrong with the file, or why it was taken out. */
  note: string | null;
  /** Place of a work that waits for its score. */
  queue?: { ahead: number; seconds: number | null } | null;
  /** A task of people has no review errors: what isn't reviewed needs none. */
  reviewedByPeople?: boolean;
}

/** 待评审 turns into 已评审 while one looks; an error of the file says what was wrong. */
export const WorkStatusBadge = ({
  status,
  note,
  queue,
  reviewedByPeople,
}: WorkStatusBadgeProps) => {
  const { text, color } =
    reviewedByPeople && status === 'FAILED' ? { text: '无需评审', color: 'gray' } : looks[status];
  return (
    <div aria-live="polite">
      <Badge
        className={classes.badge}
        color={color}
        leftSection={
          status === 'PENDING' && !reviewedByPeople ? (
            <Loader size={10} color="gold" aria-hidden />
          ) : null
        }
      >
        {text}
      </Badge>
      {queue && <div className={classes.queue}>{queueText(queue)}</div>}
      {note && <div className={classes.error}>{note}</div>}
    </div>
  );
};
