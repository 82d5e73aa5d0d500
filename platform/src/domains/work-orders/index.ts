import type { Domain } from '#domain.ts';
import { mayReadWorkOrderFile } from './access.ts';
import { supportDeskRoutes } from './desk-routes.ts';
import { personal } from './personal.ts';
import { workOrderRoutes } from './routes.ts';
import { CLOSE_WORK_ORDER_JOB, closeWorkOrderHandler } from './status.ts';
import { namedWorkOrders, namedWorkOrderTypes } from './named.ts';
import { placedAttachments } from './placed.ts';
import { lostWorkOrders } from './losses.ts';

export const workOrders = {
  routes: ({ applications }) => [workOrderRoutes(applications), supportDeskRoutes],
  jobs: ({ services }) => ({ work: { [CLOSE_WORK_ORDER_JOB]: closeWorkOrderHandler(services) } }),
  uploads: { readers: { 'work-order': mayReadWorkOrderFile } },
  closure: { losses: [lostWorkOrders] },
  personal,
  placed: placedAttachments,
  named: { WORK_ORDER: namedWorkOrders, WORK_ORDER_TYPE: namedWorkOrderTypes },
} satisfies Domain;
