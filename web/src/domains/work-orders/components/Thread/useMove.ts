import { failureOf } from '#apollo/errors.ts';
import type { WorkOrderStatus } from '#apollo/schema.generated.ts';
import { notify } from '#lib/notify.ts';
import { useSetWorkOrderStatusMutation } from './WorkOrder.generated.ts';
import { WorkOrderThreadDocument } from './WorkOrder.generated.ts';

interface Said {
  done: string;
  failed: string;
}

/** Moves a work order and says how it went; after a refusal it is loaded again. */
export const useMove = (workOrderId: string) => {
  const [set, { loading, client }] = useSetWorkOrderStatusMutation({
    context: { showsErrors: true },
  });
  const move = async (status: WorkOrderStatus, { done, failed }: Said) => {
    try {
      await set({ variables: { input: { workOrderId, status } } });
      notify.done(done);
    } catch (error) {
      notify.failed(failed, failureOf(error).message);
      await client.refetchQueries({ include: [WorkOrderThreadDocument] });
    }
  };
  return { move, moving: loading };
};
