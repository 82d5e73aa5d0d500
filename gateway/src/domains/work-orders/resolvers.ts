import type { UploadRef } from '@whaletide/schema/rest/uploads.ts';
import {
  REF_COMPETITION,
  type WorkOrder,
  workOrderCalls as calls,
  workOrderStatus,
  type WorkOrderTypeGroup,
} from '@whaletide/schema/rest/work-orders.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { Refusal } from '../../refusal.ts';
import { requireViewer } from '../../graphql/viewer.ts';

const KEYWORD_MAX = 100;

interface OwnArguments extends PagingArguments {
  status?: number | null;
  typeId?: string | null;
}

interface SupportFilter {
  status?: number | null;
  typeGroupId?: string | null;
  text?: string | null;
  oldestFirst?: boolean | null;
}

interface Input<T> {
  input: T;
}

interface CreateInput {
  typeId: string;
  content: string;
  competitionId?: string | null;
  organizationId?: string | null;
}

interface SendInput {
  workOrderId: string;
  content: string;
  attachments?: UploadRef[] | null;
  asksForConfirmation?: boolean | null;
}

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
    workOrders: async (_: never, args: OwnArguments, context: GatewayContext) => {
      const { _id } = await requireViewer(context);
      const query = {
        ...paging(args, 10),
        Creator: _id,
        ...(args.status != null && { Status: args.status }),
        ...(args.typeId != null && { Type: requireId(args.typeId, 'typeId') }),
      };
      return context.member().call(calls.list, { query });
    },
    workOrder: (_: never, { id }: { id: string }, context: GatewayContext) => byId(context, id),
    supportWorkOrders: (
      _: never,
      args: PagingArguments & { filter?: SupportFilter | null },
      context: GatewayContext,
    ) => {
      const { status, typeGroupId, text, oldestFirst } = args.filter ?? {};
      const asked = text?.trim().slice(0, KEYWORD_MAX);
      const query = {
        ...paging(args, 20),
        Everybody: true,
        sort: oldestFirst ? ('CreateDate' as const) : ('-CreateDate' as const),
        ...(status != null && { Status: status }),
        ...(typeGroupId != null && { TypeGroup: requireId(typeGroupId, 'typeGroupId') }),
        ...(asked && { any: asked }),
      };
      return context.member().call(calls.list, { query });
    },
    workOrderTypeGroups: async (_: never, __: never, { upstream }: GatewayContext) =>
      (await upstream.shared(calls.typeGroups)).data,
  },
  WorkOrder: {
    creator: ({ Creator }: WorkOrder, _: never, { loaders }) => loaders.members.byId.load(Creator),
    messages: ({ _id }: WorkOrder, args: PagingArguments, context: GatewayContext) =>
      context.member().call(calls.messages, { query: { ...paging(args, 100), WorkOrder: _id } }),
  },
  WorkOrderTypeGroup: {
    aboutCompetition: ({ RefType }: WorkOrderTypeGroup) => RefType === REF_COMPETITION,
    types: async ({ types }: WorkOrderTypeGroup, _: never, { loaders }: GatewayContext) => {
      const known = await loaders.workOrders.types();
      return types.flatMap((id) => known.get(id) ?? []);
    },
  },
  Mutation: {
    createWorkOrder: (_: never, { input }: Input<CreateInput>, context: GatewayContext) => {
      const { competitionId, organizationId } = input;
      const body = {
        Type: requireId(input.typeId, 'typeId'),
        Content: input.content,
        ...(competitionId != null && { Competition: requireId(competitionId, 'competitionId') }),
        ...(organizationId != null && {
          Organization: requireId(organizationId, 'organizationId'),
        }),
      };
      return renameField(context.member().call(calls.create, { body }), {
        type: 'typeId',
        competition: 'competitionId',
        organization: 'organizationId',
      });
    },
    setWorkOrderStatus: (
      _: never,
      { input }: Input<{ workOrderId: string; status: number }>,
      context: GatewayContext,
    ) =>
      context.member().call(calls.setStatus, {
        params: { id: requireId(input.workOrderId, 'workOrderId') },
        body: { Status: input.status },
      }),
    sendWorkOrderMessage: async (
      _: never,
      { input }: Input<SendInput>,
      context: GatewayContext,
    ) => {
      const body = {
        WorkOrder: requireId(input.workOrderId, 'workOrderId'),
        Content: input.content,
        ...(input.attachments && { Attachments: input.attachments }),
        ...(input.asksForConfirmation && { Status: workOrderStatus.awaitingConfirmation }),
      };
      return (await context.member().call(calls.send, { body })).workOrder;
    },
  },
};
