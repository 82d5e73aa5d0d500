import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, ListOf, Nullable, PageOf, Paging, Prose, Time } from '#shared/rest/common.ts';
import { UploadRef } from '#domains/uploads/rest.ts';
import { answerStates } from '../rules/answer-time.ts';

/** Spec 3, section 4: 0 and 1 are both 待处理. */
export const workOrderStatus = {
  pending: 0,
  accepted: 1,
  processing: 2,
  closed: 3,
  awaitingConfirmation: 4,
} as const;

/** Ways in which a work order was closed, or reopened. */
export const resolveStatus = { resolved: 1, reopened: 2, timedOut: 3 } as const;

/** Kind of thing that work orders of a group's types refer to; null where they refer to nothing. */
export const REF_COMPETITION = 'Competition';

const Group = { _id: Id, Name: Type.String(), RefType: Nullable(Type.String()) };

export const WorkOrderTypeGroup = Type.Object({
  ...Group,
  /** Ids of its types in their order, without hidden ones. */
  types: Type.Array(Id),
});
export type WorkOrderTypeGroup = Static<typeof WorkOrderTypeGroup>;

export const WorkOrderType = Type.Object({
  _id: Id,
  Name: Type.String(),
  Group: Type.Object(Group),
  /** Filed by a form of its own and never offered to choose. */
  Hidden: Type.Boolean(),
  /** Initial text of a description of this type; Markdown, may be empty. */
  Template: Type.String(),
  /** Text of the help centre about this type; Markdown, may be empty. */
  Document: Type.String(),
});
export type WorkOrderType = Static<typeof WorkOrderType>;

export const WorkOrder = Type.Object({
  _id: Id,
  /** The number that people call it by; rising, with gaps. */
  OrderId: Type.Integer(),
  /** Markdown, screenshots and link included. */
  Content: Type.String(),
  Type: Type.Object({ _id: Id, Name: Type.String() }),
  TypeGroup: Type.Object({ _id: Id, Name: Type.String() }),
  Organization: Nullable(Type.Object({ _id: Id, Name: Type.String(), ShortName: Type.String() })),
  Competition: Nullable(Type.Object({ _id: Id, Name: Type.String() })),
  CreateDate: Time,
  /** Time of the last message or change of state. */
  ModifyDate: Time,
  /** workOrderStatus. */
  Status: Type.Integer(),
  /** resolveStatus; null where it was closed without, or never. */
  ResolveStatus: Nullable(Type.Integer()),
  /** Time at which it closes by itself unless the member answers; with the status 4 only. */
  ConfirmBefore: Nullable(Time),
  Creator: Id,
  /** The last word in the thread is the support's. */
  Answered: Type.Boolean(),
  /** Time since which the member waits for an answer; null where they don't. */
  WaitingSince: Nullable(Time),
  /** Time by which the support promises its first answer; null once there is one, and with the status 3. */
  AnswerDue: Nullable(Time),
  /** Member of the staff who has it; null where none is assigned, and for all but the staff. */
  Handler: Nullable(Id),
  /** The member had the privilege 优先支持 when it was filed. */
  Priority: Type.Boolean(),
});
export type WorkOrder = Static<typeof WorkOrder>;

export const WorkOrderAttachment = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** A path of this site; for the member and the support staff. */
  url: Type.String(),
});

export const WorkOrderMessage = Type.Object({
  _id: Id,
  WorkOrder: Id,
  /** Markdown. */
  Content: Type.String(),
  /** The member, or the support as a whole: who of the staff wrote is told to the staff alone. */
  From: Type.Object({ _id: Nullable(Id), Name: Type.String(), Avatar: Nullable(Type.String()) }),
  IsAdmin: Type.Boolean(),
  /** Name of who wrote as the support; null for members, and in members' own messages. */
  StaffName: Nullable(Type.String()),
  Date: Time,
  Attachments: Type.Array(WorkOrderAttachment),
  /** The support's reason for closing. */
  Closes: Type.Boolean(),
});
export type WorkOrderMessage = Static<typeof WorkOrderMessage>;

export const workOrderSorts = ['CreateDate', '-CreateDate', 'WaitingSince'] as const;

export const workOrderCalls = {
  list: call({
    operation: 'workOrders.list',
    method: 'GET',
    path: '/api/workOrders',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'Work orders, newest first; with CreateDate the oldest first, with WaitingSince the longest waiting and then those that don’t wait, both with those with priority before them. Of the member; for support staff also of another, or with Everybody of all. 403 FORBIDDEN for who is not of the staff',
    query: Type.Object({
      ...Paging(10),
      Creator: Type.Optional(Id),
      Everybody: Type.Optional(Type.Boolean()),
      /** 0 holds 1 too. */
      Status: Type.Optional(Type.Integer()),
      Type: Type.Optional(Id),
      TypeGroup: Type.Optional(Id),
      /** Member of the staff who has them; asked by the staff alone. */
      Handler: Type.Optional(Id),
      /** Leaves unassigned ones; for the staff alone. */
      Unassigned: Type.Optional(Type.Boolean()),
      /** State of the support's answer, as the queue counts it; for the staff alone. */
      Answer: Type.Optional(Type.Enum(answerStates)),
      /** Its number, a part of the content, or with Everybody a part of its creator’s name. */
      any: Type.Optional(Type.String({ maxLength: 100 })),
      sort: Type.Optional(Type.Enum(workOrderSorts)),
    }),
    response: PageOf(WorkOrder),
  }),
  get: call({
    operation: 'workOrders.get',
    method: 'GET',
    path: '/api/workOrders/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'One work order, for its creator and support staff',
    params: ById,
    response: WorkOrder,
  }),
  create: call({
    operation: 'workOrders.create',
    method: 'POST',
    path: '/api/workOrders',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Files a work order. 429 RATE_LIMITED past the member’s limit of a day, 409 CONFLICT for an application while another of its type is open; refused as work-orders/rules/work-orders.ts says',
    body: Type.Object({
      /** The member’s own id; another’s is 403 FORBIDDEN. */
      Creator: Type.Optional(Id),
      Type: Id,
      Content: Prose,
      /** With a type whose group refers to competitions. */
      Competition: Type.Optional(Id),
      /** One that the member belongs to. */
      Organization: Type.Optional(Id),
    }),
    response: WorkOrder,
  }),
  setStatus: call({
    operation: 'workOrders.setStatus',
    method: 'PUT',
    path: '/api/workOrders/:id',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Moves a work order to 2 or 3, as its creator or support staff may (work-orders/rules/work-orders.ts); 409 CONFLICT where it can’t come there from where it is, and for an application while another of its type is open',
    params: ById,
    body: Type.Object({
      Status: Type.Integer(),
      /** Reason of support staff who close it, shown in the thread; needed unless it awaits confirmation. */
      Reason: Type.Optional(Prose),
    }),
    response: WorkOrder,
  }),
  accept: call({
    operation: 'workOrders.accept',
    method: 'POST',
    path: '/api/workOrders/:id/acceptance',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Accepts an application for columns: its creator may write them from then on, and is told so in the thread; it is closed. For support staff; 409 CONFLICT as columns/rules/column-acceptance.ts says',
    params: ById,
    response: WorkOrder,
  }),
  messages: call({
    operation: 'workOrders.messages',
    method: 'GET',
    path: '/api/workOrderMessages',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'The messages of a work order, oldest first, for its creator and support staff',
    query: Type.Object({ ...Paging(100), WorkOrder: Id }),
    response: PageOf(WorkOrderMessage),
  }),
  send: call({
    operation: 'workOrders.send',
    method: 'POST',
    path: '/api/workOrderMessages',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Writes a message. The creator’s leaves the status; the support’s makes it 2, or 4 with Status 4. 409 CONFLICT where no one answers any more',
    body: Type.Object({
      WorkOrder: Id,
      Content: Prose,
      /** The member’s own id; another’s is 403 FORBIDDEN. */
      From: Type.Optional(Id),
      /** Uploads of the purpose `work-order`. */
      Attachments: Type.Optional(Type.Array(UploadRef, { maxItems: 100 })),
      /** Set by support staff: 4 asks the member to confirm that it is solved. */
      Status: Type.Optional(Type.Integer()),
    }),
    response: Type.Object({ message: WorkOrderMessage, workOrder: WorkOrder }),
  }),
  typeGroups: call({
    operation: 'workOrders.typeGroups',
    method: 'GET',
    path: '/api/workOrderTypeGroups',
    access: 'public',
    summary: 'The groups of types that members choose from, in their order; at most 100',
    response: ListOf(WorkOrderTypeGroup),
  }),
  types: call({
    operation: 'workOrders.types',
    method: 'GET',
    path: '/api/workOrderTypes',
    access: 'public',
    summary: 'Types in their order, hidden ones too; at most 100',
    query: Type.Object({
      ...Paging(100),
      /** True for the types of the workbench’s organizations; false for the community’s. */
      IsOrg: Type.Boolean({ default: false }),
    }),
    response: PageOf(WorkOrderType),
  }),
};
