import type { Domain } from '../../domain.ts';
import { mayReadWorkOrderFile } from './access.ts';
import { supportDeskRoutes } from './desk-routes.ts';
import { personal } from './personal.ts';
import { workOrderRoutes } from './routes.ts';
import { CLOSE_WORK_ORDER_JOB, closeWorkOrderHandler } from './status.ts';

export const workOrders = {
  routes: ({ applications }) => [workOrderRoutes(applications), supportDeskRoutes],
  jobs: ({ services }) => ({ work: { [CLOSE_WORK_ORDER_JOB]: closeWorkOrderHandler(services) } }),
  uploads: { readers: { 'work-order': mayReadWorkOrderFile } },
  personal,
} satisfies Domain;
