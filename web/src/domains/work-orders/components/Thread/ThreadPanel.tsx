import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { Thread } from './Thread.tsx';
import type { WorkOrderThreadQuery } from './WorkOrder.generated.ts';

interface ThreadPanelProps {
  order: NonNullable<WorkOrderThreadQuery['workOrder']>;
  error: unknown;
  onRetry: () => unknown;
  onPage: (page: number) => void;
}

/** The thread with its pages; what is wrong where it couldn't be loaded. */
export const ThreadPanel = ({ order, error, onRetry, onPage }: ThreadPanelProps) =>
  order.messages ? (
    <>
      <Thread order={order} messages={order.messages} />
      <Pager {...order.messages} onPage={onPage} />
    </>
  ) : (
    <ErrorState title="获取工单信息列表出错" error={error} onRetry={onRetry} />
  );
