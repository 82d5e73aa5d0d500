import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, ListOf, Nullable, Prose, Time, TitleLine } from '#shared/rest/common.ts';
import { WorkOrder } from './work-orders.ts';

/** Numbers of the support's queue. */
export const SupportQueue = Type.Object({
  /** Work orders whose member waits for an answer. */
  WaitingCount: Type.Integer(),
  /** Time since which the longest of them waits; null where none waits. */
  LongestWaitingSince: Nullable(Time),
  /** Work order of that one; null where none waits. */
  LongestWaiting: Nullable(Id),
  /** Work orders among them without a first answer in the promised time. */
  OverdueCount: Type.Integer(),
  /** Work orders filed in the last 30 days that were answered, or should have been by now. */
  DueCount: Type.Integer(),
  /** Work orders among those that were answered in the promised time. */
  InTimeCount: Type.Integer(),
});
export type SupportQueue = Static<typeof SupportQueue>;

/** Member of the support staff. */
const SupportStaffMember = Type.Object({ _id: Id, Name: Type.String() });

/** A text that the support inserts into its answers. */
export const CannedAnswer = Type.Object({
  _id: Id,
  Title: Type.String(),
  /** Markdown. */
  Text: Type.String(),
  UpdateDate: Time,
});
export type CannedAnswer = Static<typeof CannedAnswer>;

const CannedAnswerBody = Type.Object({ Title: TitleLine, Text: Prose });

/** Calls of the support's desk. All are for support staff and administrators, else 403 FORBIDDEN. */
export const supportDeskCalls = {
  assign: call({
    operation: 'supportDesk.assign',
    method: 'PUT',
    path: '/api/workOrders/:id/handler',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Gives a work order to somebody of the staff, or with null releases it; refused as work-orders/rules/assignment.ts says, 404 NOT_FOUND for who is not of the staff',
    params: ById,
    body: Type.Object({ Handler: Nullable(Id) }),
    response: WorkOrder,
  }),
  queue: call({
    operation: 'supportDesk.queue',
    method: 'GET',
    path: '/api/supportDesk/queue',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Numbers of the queue',
    response: SupportQueue,
  }),
  staff: call({
    operation: 'supportDesk.staff',
    method: 'GET',
    path: '/api/supportDesk/staff',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Those who answer work orders; at most 1,000',
    response: ListOf(SupportStaffMember),
  }),
  cannedAnswers: call({
    operation: 'supportDesk.cannedAnswers',
    method: 'GET',
    path: '/api/supportDesk/cannedAnswers',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'All canned answers in the order in which they were made; at most 200',
    response: ListOf(CannedAnswer),
  }),
  createCannedAnswer: call({
    operation: 'supportDesk.createCannedAnswer',
    method: 'POST',
    path: '/api/supportDesk/cannedAnswers',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Keeps a canned answer, as work-orders/rules/canned-answers.ts says; 409 CONFLICT past 200',
    body: CannedAnswerBody,
    response: CannedAnswer,
  }),
  updateCannedAnswer: call({
    operation: 'supportDesk.updateCannedAnswer',
    method: 'PUT',
    path: '/api/supportDesk/cannedAnswers/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Changes a canned answer, as work-orders/rules/canned-answers.ts says',
    params: ById,
    body: CannedAnswerBody,
    response: CannedAnswer,
  }),
  removeCannedAnswer: call({
    operation: 'supportDesk.removeCannedAnswer',
    method: 'DELETE',
    path: '/api/supportDesk/cannedAnswers/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Removes a canned answer; messages that it was inserted into stay',
    params: ById,
    response: Done,
  }),
};
