import {
  REF_COMPETITION,
  type WorkOrder,
  workOrderCalls as calls,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';
import { requireViewer } from '#graphql/viewer.ts';

/** Null for everybody but its creator and the support staff. */
const byId = async (context: GatewayContext, id: string): Promise<WorkOrder | null> => {
  const own = context.member();
  if (!isId(id)) return null;
  try {
    return await own.call(calls.get, { params: { id } });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

export const resolvers: Resolvers = {
  Query: {
    workOrders: async (_, args, context) => {
      const { _id } = await requireViewer(context);
      const query = {
        ...paging(args, 10),
        Creator: _id,
        ...(args.status != null && { Status: args.status }),
        ...(args.typeId != null && { Type: requireId(args.typeId, 'typeId') }),
      };
      return context.member().call(calls.list, { query });
    },
    workOrder: (_, { id }, context) => byId(context, id),
  },
  WorkOrder: {
    creator: ({ Creator }, _, { loaders }) => loaders.members.byId.load(Creator),
    handler: ({ Handler }, _, { loaders }) =>
      Handler === null ? null : loaders.members.byId.load(Handler),
    messages: ({ _id }, args, context) =>
      context.member().call(calls.messages, { query: { ...paging(args, 100), WorkOrder: _id } }),
  },
  WorkOrderTypeGroup: {
    isAboutCompetition: ({ RefType }) => RefType === REF_COMPETITION,
    types: async ({ types }, _, { loaders }) => {
      const known = await loaders.workOrders.types();
      return types.flatMap((id) => known.get(id) ?? []);
    },
  },
  Site: {
    workOrderTypeGroups: async (_, __, { upstream }) =>
      (await upstream.shared(calls.typeGroups)).data,
  },
  Mutation: {
    sendWorkOrderMessage: async (_, { input: { asksForConfirmation, ...input } }, context) => {
      const body = asksForConfirmation ? { Status: workOrderStatus.awaitingConfirmation } : {};
      return (await inputs.sendWorkOrderMessage.send(context.member(), input, { body })).workOrder;
    },
  },
};
