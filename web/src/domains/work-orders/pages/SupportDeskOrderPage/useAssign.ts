import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { WorkOrderThreadDocument } from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';
import { useAssignWorkOrderMutation } from './Assignment.generated.ts';

/** Gives a work order to somebody and says how it went; after a refusal it is looked at again. */
export const useAssign = (workOrderId: string) => {
  const [set, { loading, client }] = useAssignWorkOrderMutation({
    context: { showsErrors: true },
  });
  /** @param handlerId null releases the work order */
  const assign = async (handlerId: string | null, done: string) => {
    try {
      await set({ variables: { input: { workOrderId, handlerId } } });
      notify.done(done);
    } catch (error) {
      notify.failed('操作失败', failureOf(error).message);
      await client.refetchQueries({ include: [WorkOrderThreadDocument] });
    }
  };
  return { assign, assigning: loading };
};
