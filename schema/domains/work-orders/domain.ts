import { domain } from '#shared/domain.ts';
import { supportDeskCalls } from './rest/support-desk.ts';
import { workOrderCalls } from './rest/work-orders.ts';

export const workOrders = domain({
  name: 'work-orders',
  chinese: '工单',
  rest: 'workOrders',
  graphql: 'WorkOrder',
  purpose: 'Tickets of members to the support, and applications that the support accepts.',
  calls: [workOrderCalls, supportDeskCalls],
  knows: {
    platform: ['members', 'uploads', 'moderation', 'organizations', 'competitions'],
    gateway: [],
    web: ['account', 'competitions', 'columns'],
  },
});
