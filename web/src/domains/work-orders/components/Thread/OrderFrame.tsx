import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import classes from './OrderFrame.module.css';
import type { WorkOrderHeadFragment } from './WorkOrder.generated.ts';

interface OrderFrameProps {
  order: WorkOrderHeadFragment;
  /** List that the work order was opened from. */
  list: { title: string; to: string };
  /** Actions on the work order as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame around one work order: the way back, its number and status, and what can be done. */
export const OrderFrame = ({ order, list, actions, children }: OrderFrameProps) => (
  <div className={classes.frame}>
    <nav aria-label="面包屑" className={classes.crumbs}>
      <AppLink to={list.to} inherit>
        {list.title}
      </AppLink>
      <span aria-current="page">工单 #{order.orderId}</span>
    </nav>
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        <Title order={1} size="h2">
          工单 #{order.orderId}
        </Title>
        <StatusBadge status={order.status} />
      </Group>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
    {children}
  </div>
);
