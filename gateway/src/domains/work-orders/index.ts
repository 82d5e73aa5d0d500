import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  WorkOrder,
  WorkOrderAttachment,
  WorkOrderMessage,
  WorkOrderType,
  WorkOrderTypeGroup,
  resolveStatus,
  workOrderStatus,
} from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  CannedAnswer,
  SupportQueue,
} from '@whaletide/schema/domains/work-orders/rest/support-desk.ts';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { workOrderLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';
import { deskResolvers } from './desk-resolvers.ts';

const WorkOrderPage = PageOf(WorkOrder);

const { Type, TypeGroup } = WorkOrder.properties;

const [WorkOrderOrganization] = WorkOrder.properties.Organization.anyOf;

const [WorkOrderCompetition] = WorkOrder.properties.Competition.anyOf;

const WorkOrderMessagePage = PageOf(WorkOrderMessage);

export const workOrders = {
  resolvers: [resolvers, deskResolvers],
  restTypes: {
    Support: madeHere<object>(),
    WorkOrderPage,
    WorkOrder,
    WorkOrderTypeName: Type,
    WorkOrderTypeGroupName: TypeGroup,
    WorkOrderOrganization,
    WorkOrderCompetition,
    WorkOrderMessagePage,
    WorkOrderMessage,
    WorkOrderAttachment,
    WorkOrderTypeGroup,
    WorkOrderType,
    SupportQueue,
    CannedAnswer,
  },
  enums: {
    WorkOrderStatus: {
      values: {
        PENDING: workOrderStatus.pending,
        PROCESSING: workOrderStatus.processing,
        AWAITING_CONFIRMATION: workOrderStatus.awaitingConfirmation,
        CLOSED: workOrderStatus.closed,
      },
      // 1 is 待处理 too.
      rest: 'PENDING',
    },
    WorkOrderResolution: {
      values: {
        RESOLVED: resolveStatus.resolved,
        REOPENED: resolveStatus.reopened,
        TIMED_OUT: resolveStatus.timedOut,
      },
      rest: 'UNKNOWN',
    },
  },
  loaders: workOrderLoaders,
  inputs,
} satisfies Domain;
