import { workOrderCalls as calls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls as desk } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createWorkOrder: calls.create,
  setWorkOrderStatus: calls.setStatus,
  acceptApplication: calls.accept,
  acceptColumnApplication: calls.accept,
  sendWorkOrderMessage: calls.send,
  assignWorkOrder: desk.assign,
  createCannedAnswer: desk.createCannedAnswer,
  updateCannedAnswer: desk.updateCannedAnswer,
  deleteCannedAnswer: desk.removeCannedAnswer,
});
