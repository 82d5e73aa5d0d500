import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, PageOf, Paging } from '#shared/rest/common.ts';
import { Work, workStatus } from './submissions.ts';

/**
 * Calls by which managers of a competition handle its works; 404 for anyone who may not read the
 * work.
 */
export const reviewingCalls = {
  failed: call({
    operation: 'reviewing.failed',
    method: 'GET',
    path: '/v2/api/competitions/:id/failedWorks',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Works of all tasks of a competition that could not be scored by no fault of their files, newest first; for who manages it',
    params: ById,
    query: Type.Object(Paging(100)),
    response: PageOf(Work),
  }),
  review: call({
    operation: 'reviewing.review',
    method: 'POST',
    path: '/v2/api/works/:id/reviews',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      "Gives a work of a form one's score and comment, in place of one's own before; the work's score is the mean of its reviewers'. 409 for a work that isn't for people to review",
    params: ById,
    body: Type.Object({
      Score: Type.Number(),
      Comment: Type.String({ maxLength: 3_000 }),
    }),
    response: Work,
  }),
  setStatus: call({
    operation: 'reviewing.setStatus',
    method: 'PUT',
    path: '/v2/api/works/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Invalidates a work (-3) for a reason, or restores one (1) to what it was; boards follow at once and the team hears of it. 409 where it is so already',
    params: ById,
    body: Type.Object({
      Status: Type.Union([Type.Literal(workStatus.invalidated), Type.Literal(workStatus.reviewed)]),
      /** Needed to invalidate; the team reads it. */
      Reason: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    response: Work,
  }),
  remove: call({
    operation: 'reviewing.remove',
    method: 'DELETE',
    path: '/v2/api/works/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Deletes a work for good; its submission is given back and boards follow at once',
    params: ById,
    response: Done,
  }),
  rescore: call({
    operation: 'reviewing.rescore',
    method: 'POST',
    path: '/v2/api/tasks/:id/rescore',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Has all works of a task that is scored from files scored again by what counts now; scores and boards change at once when all are scored. 409 while its works are scored again already',
    params: ById,
    body: Type.Object({}),
    response: Type.Object({ queued: Type.Integer() }),
  }),
};
