import { Alert, Button, Group, Text } from '@mantine/core';
import { ANSWER_DAYS } from '@whaletide/schema/domains/work-orders/rules/answer-time.ts';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import type { WorkOrderHeadFragment } from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';
import { useMove } from '#domains/work-orders/components/Thread/useMove.ts';
import { closedText } from '#domains/work-orders/status-text.ts';

const reopened = { done: '已经重新打开工单', failed: '重新打开工单失败' };
const closed = { done: '关闭成功', failed: '关闭工单失败' };

const Confirmation = ({ order }: { order: WorkOrderHeadFragment }) => {
  const { move, moving } = useMove(order.id);
  const { confirmUntil } = order;
  const now = useNow(undefined, [confirmUntil]);
  const left = confirmUntil && Date.parse(confirmUntil) > now ? confirmUntil : null;
  return (
    <Alert color="gold" title="问题解决了吗？" role="note">
      <Text size="sm" mb="sm">
        客服认为这个问题已经处理好了，请确认。
        {left ? `${formatZonedTime(left)}前没有回复，工单会自动关闭。` : '工单即将自动关闭。'}
      </Text>
      <Group gap="sm">
        <Button disabled={moving} onClick={() => void move('CLOSED', closed)}>
          已解决
        </Button>
        <Button
          variant="default"
          disabled={moving}
          onClick={() => void move('PROCESSING', reopened)}
        >
          未解决
        </Button>
      </Group>
    </Alert>
  );
};

const Closed = ({ order }: { order: WorkOrderHeadFragment }) => {
  const { move, moving } = useMove(order.id);
  return (
    <Alert color="gray" title="工单已关闭" role="note">
      <Text size="sm" mb="sm">
        {closedText(order.resolution)}如果问题又出现了，可以在这里继续反馈。
      </Text>
      <Button variant="default" disabled={moving} onClick={() => void move('PROCESSING', reopened)}>
        继续反馈
      </Button>
    </Alert>
  );
};

/** Actions open to its member in each state, under the thread. */
export const MemberActions = ({ order }: { order: WorkOrderHeadFragment }) => {
  switch (order.status) {
    case 'AWAITING_CONFIRMATION':
      return <Confirmation order={order} />;
    case 'CLOSED':
      return <Closed order={order} />;
    case 'PENDING':
      return (
        <Text size="sm" c="dimmed">
          已经收到，客服会在 {ANSWER_DAYS} 个工作日内回复。想起什么可以随时补充。
        </Text>
      );
    case 'PROCESSING':
      return null;
  }
};

/** Closes a work order that isn't closed and doesn't wait for an answer. */
export const CloseButton = ({ order }: { order: WorkOrderHeadFragment }) => {
  const { move, moving } = useMove(order.id);
  return (
    <Button variant="default" disabled={moving} onClick={() => void move('CLOSED', closed)}>
      关闭工单
    </Button>
  );
};
