import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  ANSWER_COUNT_DAYS,
  ANSWER_DAYS,
} from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import type { WorkOrderAnswer } from '#apollo/schema.generated.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import { supportDeskOrderPath } from '#domains/work-orders/paths.ts';
import { waitText } from '#domains/work-orders/wait-text.ts';
import { countedPath } from './desk-filter.ts';
import { useSupportQueueQuery } from './SupportQueue.generated.ts';
import classes from './Queue.module.css';

interface FactProps {
  name: string;
  value: ReactNode;
  more: ReactNode;
}

const Fact = ({ name, value, more }: FactProps) => (
  <div className={`${surfaces.panel} ${classes.fact}`}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd className={classes.more}>{more}</dd>
  </div>
);

interface FigureProps {
  to: string | null;
  /** Figure of a line of text; absent: it stands alone. */
  inText?: boolean;
  children: ReactNode;
}

/** Figure as the way to what it counts; a bare text where there is nothing. */
const Figure = ({ to, inText = false, children }: FigureProps) =>
  to === null ? (
    children
  ) : (
    <AppLink to={to} alone={!inText} inherit>
      {children}
    </AppLink>
  );

/** Numbers of the queue: how many wait, how long, and how the promise of an answer is kept. */
export const Queue = () => {
  const { data, error, refetch } = useSupportQueueQuery({ fetchPolicy: 'cache-and-network' });
  const now = useNow();
  const queue = data?.support?.queue;
  if (!queue)
    return error ? (
      <ErrorState error={error} onRetry={refetch} />
    ) : (
      <Skeleton className={classes.loading} aria-label="加载中" />
    );
  const { waitingCount, longestWaitStartedAt, longestWaitingId } = queue;
  const { overdueCount, dueCount, inTimeCount } = queue;
  const counted = (count: number, answer: WorkOrderAnswer) =>
    count > 0 ? countedPath(answer) : null;
  return (
    <dl className={classes.queue} aria-label="排队情况">
      <Fact
        name="等待回复"
        value={<Figure to={counted(waitingCount, 'WAITING')}>{waitingCount} 张</Figure>}
        more={
          overdueCount > 0 ? (
            <>
              <Figure to={counted(overdueCount, 'OVERDUE')} inText>
                {overdueCount} 张
              </Figure>
              超过承诺时间
            </>
          ) : (
            '没有超过承诺时间的'
          )
        }
      />
      <Fact
        name="等得最久"
        value={
          <Figure to={longestWaitingId === null ? null : supportDeskOrderPath(longestWaitingId)}>
            {longestWaitStartedAt ? waitText(longestWaitStartedAt, now) : '—'}
          </Figure>
        }
        more={
          longestWaitStartedAt ? `从 ${formatDateTime(longestWaitStartedAt)} 起` : '没有在等的会员'
        }
      />
      <Fact
        name={`${ANSWER_DAYS} 个工作日内答复`}
        value={
          <Figure to={counted(dueCount, 'DUE')}>
            {dueCount > 0 ? `${Math.floor((inTimeCount / dueCount) * 100)}%` : '—'}
          </Figure>
        }
        more={
          dueCount > 0 ? (
            <>
              近 {ANSWER_COUNT_DAYS} 天，
              <Figure to={counted(inTimeCount, 'IN_TIME')} inText>
                {inTimeCount} 张按时
              </Figure>{' '}
              /{' '}
              <Figure to={counted(dueCount, 'DUE')} inText>
                {dueCount} 张
              </Figure>
            </>
          ) : (
            `近 ${ANSWER_COUNT_DAYS} 天还没有到期的工单`
          )
        }
      />
    </dl>
  );
};
