import type { FastifyInstance } from 'fastify';
import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { Applications } from '#application.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { acceptApplication } from './accepting.ts';
import { fillWorkOrderTypes } from './catalogue.ts';
import { fileWorkOrder } from './store/filing.ts';
import { listWorkOrders, workOrderById } from './list.ts';
import { sendMessage } from './messages.ts';
import { moveWorkOrder } from './status.ts';
import { listMessages } from './thread.ts';
import { listTypeGroups, listTypes } from './types.ts';

/** @param applications what accepting each type of application gives */
export const workOrderRoutes =
  (applications: Applications) =>
  (app: FastifyInstance, services: Services): Promise<void> =>
    allRoutes(app, services, applications);

const allRoutes = async (
  app: FastifyInstance,
  services: Services,
  applications: Applications,
): Promise<void> => {
  const { db } = services.database;
  await fillWorkOrderTypes(db);

  route(app, workOrderCalls.list, ({ query, caller }) => listWorkOrders(services, query, caller));

  route(app, workOrderCalls.get, ({ params, caller }) => workOrderById(db, params.id, caller));

  route(app, workOrderCalls.create, ({ body, caller }) => fileWorkOrder(services, caller, body));

  route(app, workOrderCalls.setStatus, ({ params, body, caller }) =>
    moveWorkOrder(services, caller, params.id, body),
  );

  route(app, workOrderCalls.accept, ({ params, caller }) =>
    acceptApplication(services, caller, params.id, applications),
  );

  route(app, workOrderCalls.messages, ({ query, caller }) => listMessages(db, query, caller));

  route(app, workOrderCalls.send, ({ body, caller }) => sendMessage(services, caller, body));

  route(app, workOrderCalls.typeGroups, async () => ({ data: await listTypeGroups(db) }));

  route(app, workOrderCalls.types, ({ query }) => listTypes(db, query));
};
