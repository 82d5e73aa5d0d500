import { Badge, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { useNow } from '#lib/useNow.ts';
import { StatusBadge } from '#domains/work-orders/components/StatusBadge/StatusBadge.tsx';
import { excerpt } from '#domains/work-orders/excerpt.ts';
import { supportDeskOrderPath } from '#domains/work-orders/paths.ts';
import { waitText } from '#domains/work-orders/wait-text.ts';
import type { SupportDeskQuery } from './SupportDesk.generated.ts';
import classes from './SupportDeskPage.module.css';

type Support = NonNullable<SupportDeskQuery['support']>;
type Row = NonNullable<Support['workOrders']>['items'][number];

/** A work order in the desk's list, with what decides which one comes next. */
export const DeskRow = ({ order }: { order: Row }) => {
  const now = useNow();
  const { waitStartedAt, answerDueAt, handler } = order;
  const isOverdue =
    waitStartedAt !== null && answerDueAt !== null && Date.parse(answerDueAt) <= now;
  const waits = waitStartedAt !== null && order.status === 'PROCESSING';
  return (
    <li>
      <Link to={supportDeskOrderPath(order.id)} className={classes.row}>
        <span className={classes.excerpt}>
          <span className={classes.number}>#{order.orderId}</span> {excerpt(order.content)}
        </span>
        <Group gap={6} wrap="nowrap" justify="flex-start">
          {order.hasPriority && <Badge color="gold">优先</Badge>}
          {isOverdue && <Badge color="danger">已超期</Badge>}
          {waits && !isOverdue && (
            <Badge color="danger" variant="dot" flex="none">
              等待回复
            </Badge>
          )}
          <StatusBadge status={order.status} />
        </Group>
        <Text size="sm" c="dimmed" component="span">
          {[order.creator?.name, order.type.name, order.competition?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" component="span">
          {order.status !== 'CLOSED' && `${handler ? `${handler.name}负责` : '未分配'} · `}
          {waitStartedAt ? (
            `已等待 ${waitText(waitStartedAt, now)}`
          ) : (
            <>
              <RelativeTime time={order.updatedAt} />
              更新
            </>
          )}
        </Text>
      </Link>
    </li>
  );
};
