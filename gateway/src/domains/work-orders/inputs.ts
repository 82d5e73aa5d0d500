import { workOrderCalls as calls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls as desk } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createWorkOrder: bind('CreateWorkOrderInput', calls.create),
  setWorkOrderStatus: bind('SetWorkOrderStatusInput', calls.setStatus),
  acceptApplication: bind('AcceptApplicationInput', calls.accept),
  acceptColumnApplication: bind('AcceptColumnApplicationInput', calls.accept),
  sendWorkOrderMessage: bind('SendWorkOrderMessageInput', calls.send),
  assignWorkOrder: bind('AssignWorkOrderInput', desk.assign),
  createCannedAnswer: bind('CreateCannedAnswerInput', desk.createCannedAnswer),
  updateCannedAnswer: bind('UpdateCannedAnswerInput', desk.updateCannedAnswer),
  deleteCannedAnswer: bind('DeleteCannedAnswerInput', desk.removeCannedAnswer),
};
