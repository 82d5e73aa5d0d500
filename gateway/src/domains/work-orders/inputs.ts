import { workOrderCalls as calls } from '@whaletide/schema/domains/work-orders/rest.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  createWorkOrder: bind('CreateWorkOrderInput', calls.create),
  setWorkOrderStatus: bind('SetWorkOrderStatusInput', calls.setStatus),
  acceptApplication: bind('AcceptApplicationInput', calls.accept),
  acceptColumnApplication: bind('AcceptColumnApplicationInput', calls.accept),
  sendWorkOrderMessage: bind('SendWorkOrderMessageInput', calls.send),
};
