import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import classes from './Meta.module.css';
import type { WorkOrderHeadFragment } from './WorkOrder.generated.ts';

interface MetaProps {
  order: WorkOrderHeadFragment;
  /** Further facts that belong here, as pairs of dt and dd. */
  children?: ReactNode;
}

/** Facts of a work order: its subject, since when it exists, and its workspace. */
export const Meta = ({ order, children }: MetaProps) => (
  <dl className={classes.meta}>
    <div>
      <dt>工单类型</dt>
      <dd>
        {order.typeGroup.name} / {order.type.name}
      </dd>
    </div>
    <div>
      <dt>关联工作空间</dt>
      <dd>{order.organization?.name ?? '社区'}</dd>
    </div>
    {order.competition && (
      <div>
        <dt>关联比赛</dt>
        <dd>
          <AppLink to={competitionPath(order.competition.id)}>{order.competition.name}</AppLink>
        </dd>
      </div>
    )}
    <div>
      <dt>创建时间</dt>
      <dd>{formatDateTime(order.createdAt)}</dd>
    </div>
    {children}
  </dl>
);
