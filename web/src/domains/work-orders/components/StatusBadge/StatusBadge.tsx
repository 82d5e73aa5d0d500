import { Badge } from '@mantine/core';
import type { WorkOrderStatus } from '#apollo/schema.generated.ts';
import { statusText } from '#domains/work-orders/status-text.ts';

const colors: Record<WorkOrderStatus, string> = {
  PENDING: 'gold',
  PROCESSING: 'brand',
  AWAITING_CONFIRMATION: 'danger',
  CLOSED: 'gray',
};

export const StatusBadge = ({ status }: { status: WorkOrderStatus }) => (
  <Badge color={colors[status]} variant="light" flex="none" miw="max-content">
    {statusText[status]}
  </Badge>
);
