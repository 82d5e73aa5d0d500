import '#theme/styles/tables.ts';
import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { StatusBadge } from '#domains/work-orders/components/StatusBadge/StatusBadge.tsx';
import { excerpt } from '#domains/work-orders/excerpt.ts';
import { workOrderPath } from '#domains/work-orders/paths.ts';
import { useCloseWorkOrder } from './useCloseWorkOrder.ts';
import type { WorkOrdersQuery } from './WorkOrders.generated.ts';
import classes from './WorkOrdersPage.module.css';

type Row = WorkOrdersQuery['workOrders']['items'][number];

interface RowProps {
  order: Row;
  closing: boolean;
  onClose: (id: string) => void;
}

const Status = ({ order }: { order: Row }) => (
  <Group gap={6} wrap="nowrap">
    <StatusBadge status={order.status} />
    {order.isAnswered && order.status === 'PROCESSING' && (
      <Badge color="success" variant="dot" flex="none">
        新回复
      </Badge>
    )}
  </Group>
);

const CloseButton = ({ order, closing, onClose }: RowProps) =>
  order.status === 'CLOSED' ? null : (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`关闭工单 ${order.orderId}`}
      disabled={closing}
      onClick={() => onClose(order.id)}
    >
      关闭
    </Button>
  );

const Card = (props: RowProps) => {
  const { order } = props;
  return (
    <li className={classes.card}>
      <Group justify="space-between" mb={6}>
        <Text c="dimmed" size="sm" className={classes.number}>
          #{order.orderId}
        </Text>
        <Status order={order} />
      </Group>
      <AppLink to={workOrderPath(order.id)} className={classes.content} c="inherit" fw={500}>
        {excerpt(order.content)}
      </AppLink>
      <Text size="sm" c="dimmed" mt={6}>
        {[order.type.name, order.organization?.name, order.competition?.name]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Group justify="space-between" mt={4}>
        <Text size="sm" c="dimmed">
          {formatDateTime(order.createdAt)}
        </Text>
        <CloseButton {...props} />
      </Group>
    </li>
  );
};

const TableRow = (props: RowProps) => {
  const { order } = props;
  return (
    <Table.Tr>
      <Table.Td className={classes.number}>#{order.orderId}</Table.Td>
      <Table.Td>
        <AppLink to={workOrderPath(order.id)} className={classes.content}>
          {excerpt(order.content)}
        </AppLink>
      </Table.Td>
      <Table.Td>{order.type.name}</Table.Td>
      <Table.Td>{order.organization?.name ?? '社区'}</Table.Td>
      <Table.Td>{order.competition?.name ?? '—'}</Table.Td>
      <Table.Td className={classes.nowrap}>{formatDateTime(order.createdAt)}</Table.Td>
      <Table.Td>
        <Status order={order} />
      </Table.Td>
      <Table.Td>
        <CloseButton {...props} />
      </Table.Td>
    </Table.Tr>
  );
};

/** The member's work orders: a table, on phones cards. */
export const WorkOrderRows = ({ orders }: { orders: readonly Row[] }) => {
  const narrow = useMediaQuery('(max-width: 992px)', false, { getInitialValueInEffect: false });
  const { close, closing } = useCloseWorkOrder();
  const rowProps = (order: Row) => ({
    order,
    closing,
    onClose: (id: string) => void close(id),
  });
  if (narrow)
    return (
      <ul className={classes.cards}>
        {orders.map((order) => (
          <Card key={order.id} {...rowProps(order)} />
        ))}
      </ul>
    );
  return (
    <div className={classes.frame}>
      <Table verticalSpacing="sm" horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>工单号</Table.Th>
            <Table.Th w="34%">内容</Table.Th>
            <Table.Th>类型</Table.Th>
            <Table.Th>关联工作空间</Table.Th>
            <Table.Th>关联比赛</Table.Th>
            <Table.Th>创建时间</Table.Th>
            <Table.Th>状态</Table.Th>
            <Table.Th aria-label="操作" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <TableRow key={order.id} {...rowProps(order)} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};
