import { Skeleton } from '@mantine/core';
import {
  ANSWER_COUNT_DAYS,
  ANSWER_DAYS,
} from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import { waitText } from '../../wait-text.ts';
import { useSupportQueueQuery } from './SupportQueue.generated.ts';
import classes from './Queue.module.css';

interface FactProps {
  name: string;
  value: string;
  more: string;
}

const Fact = ({ name, value, more }: FactProps) => (
  <div className={`${surfaces.panel} ${classes.fact}`}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd className={classes.more}>{more}</dd>
  </div>
);

/** Numbers of the queue: how many wait, how long, and how the promise of an answer is kept. */
export const Queue = () => {
  const { data, error, refetch } = useSupportQueueQuery({ fetchPolicy: 'cache-and-network' });
  const now = useNow();
  const queue = data?.supportQueue;
  if (!queue)
    return error ? (
      <ErrorState error={error} onRetry={refetch} />
    ) : (
      <Skeleton className={classes.loading} aria-label="加载中" />
    );
  const { waitingCount, longestWaitingSince, overdueCount, dueCount, inTimeCount } = queue;
  return (
    <dl className={classes.queue} aria-label="排队情况">
      <Fact
        name="等待回复"
        value={`${waitingCount} 张`}
        more={overdueCount > 0 ? `${overdueCount} 张超过承诺时间` : '没有超过承诺时间的'}
      />
      <Fact
        name="等得最久"
        value={longestWaitingSince ? waitText(longestWaitingSince, now) : '—'}
        more={
          longestWaitingSince ? `从 ${formatDateTime(longestWaitingSince)} 起` : '没有在等的会员'
        }
      />
      <Fact
        name={`${ANSWER_DAYS} 个工作日内答复`}
        value={dueCount > 0 ? `${Math.floor((inTimeCount / dueCount) * 100)}%` : '—'}
        more={
          dueCount > 0
            ? `近 ${ANSWER_COUNT_DAYS} 天，${inTimeCount} / ${dueCount} 张`
            : `近 ${ANSWER_COUNT_DAYS} 天还没有到期的工单`
        }
      />
    </dl>
  );
};
