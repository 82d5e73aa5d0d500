import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { useSetWorkOrderStatusMutation } from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';
import { WorkOrdersDocument } from './WorkOrders.generated.ts';

/** Closes a work order out of the list, which is looked at again after. */
export const useCloseWorkOrder = () => {
  const [set, { loading }] = useSetWorkOrderStatusMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkOrdersDocument],
  });
  const close = async (workOrderId: string) => {
    try {
      await set({ variables: { input: { workOrderId, status: 'CLOSED' } } });
      notify.done('已关闭');
    } catch (error) {
      notify.failed('关闭工单失败', failureOf(error).message);
    }
  };
  return { close, closing: loading };
};
