import { Button, Group, Text } from '@mantine/core';
import { COLUMN_REVIEW_DAYS } from '@whaletide/schema/domains/columns/rules/columns.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { columnListPath } from '#domains/columns/paths.ts';
import { workOrderPath } from '#domains/work-orders/paths.ts';

export interface SentOrder {
  id: string;
  orderId: number;
}

/** Confirmation that an application has arrived, and where it can be followed. */
export const ApplicationSent = ({ id, orderId }: SentOrder) => {
  const navigate = useNavigate();
  const leave = (to: string) => void navigate(to, { replace: true });
  return (
    <Dialog title="提交成功" size="sm" onClose={() => leave(columnListPath)}>
      <Text mb="lg">
        我们会在 {COLUMN_REVIEW_DAYS} 个工作日内完成审核，进展记在工单 #{orderId} 里。
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => leave(columnListPath)}>
          回到专栏
        </Button>
        <Button onClick={() => leave(workOrderPath(id))} data-autofocus>
          查看工单
        </Button>
      </Group>
    </Dialog>
  );
};
