import { workOrderCalls } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import { supportDeskCalls as calls } from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers, SupportWorkOrdersArgs } from '#graphql/resolvers.generated.ts';
import { partFor, requireViewer } from '#graphql/viewer.ts';
import { inputs } from './inputs.ts';

const atTheDesk = ['support', 'admin'] as const;

const MAX_KEYWORD = 100;

const assigned = async (
  { assignment }: NonNullable<SupportWorkOrdersArgs['filter']>,
  context: GatewayContext,
) => {
  if (assignment === 'UNASSIGNED') return { Unassigned: true };
  return assignment === 'MINE' ? { Handler: (await requireViewer(context))._id } : {};
};

/** Resolvers of the support's desk. */
export const deskResolvers: Resolvers = {
  Query: {
    support: (_, __, context) => partFor(context, atTheDesk),
  },
  Support: {
    workOrders: async (_, args, context) => {
      const filter = args.filter ?? {};
      const { status, typeGroupId, answer, text, oldestFirst } = filter;
      const asked = text?.trim().slice(0, MAX_KEYWORD);
      const query = {
        ...paging(args, 20),
        Everybody: true,
        sort: oldestFirst ? ('WaitingSince' as const) : ('-CreateDate' as const),
        ...(status != null && { Status: status }),
        ...(typeGroupId != null && { TypeGroup: requireId(typeGroupId, 'typeGroupId') }),
        ...(answer != null && { Answer: answer }),
        ...(asked && { any: asked }),
        ...(await assigned(filter, context)),
      };
      return context.member().call(workOrderCalls.list, { query });
    },
    queue: (_, __, context) => context.member().call(calls.queue),
    staff: async (_, __, context) => {
      const { data } = await context.member().call(calls.staff);
      const { byId } = context.loaders.members;
      const staff = await Promise.all(data.map(({ _id }) => byId.load(_id)));
      return staff.filter((member) => member !== null);
    },
    cannedAnswers: async (_, __, context) =>
      (await context.member().call(calls.cannedAnswers)).data,
  },
  Mutation: {
    assignWorkOrder: (_, { input }, context) =>
      inputs.assignWorkOrder.send(context.member(), input, {
        body: { Handler: input.handlerId == null ? null : requireId(input.handlerId, 'handlerId') },
      }),
    deleteCannedAnswer: async (_, { input }, context) => {
      await inputs.deleteCannedAnswer.send(context.member(), input);
      return { deletedId: input.cannedAnswerId };
    },
  },
};
