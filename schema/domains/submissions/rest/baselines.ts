import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, ListOf, Nullable, Time, TitleLine } from '#shared/rest/common.ts';
import { UploadKey } from '#domains/uploads/rest.ts';

/** A result that the organizer handed in to compare with; it is no work, of no team. */
export const Baseline = Type.Object({
  _id: Id,
  Task: Id,
  Name: Type.String(),
  FileName: Type.String(),
  CreateDate: Time,
  /** As they are revealed; null until it is scored. */
  PublicScore: Nullable(Type.Number()),
  PrivateScore: Nullable(Type.Number()),
  /** The further ones in the task's order; empty until then. */
  PublicFurther: Type.Array(Type.Number()),
  PrivateFurther: Type.Array(Type.Number()),
  /** Chinese; what is wrong with its file. */
  Problem: Nullable(Type.String()),
});
export type Baseline = Static<typeof Baseline>;

export const baselineCalls = {
  list: call({
    operation: 'baselines.list',
    method: 'GET',
    path: '/v2/api/tasks/:id/baselines',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'The baselines of a task, for who manages it, at most 10; 403 for others',
    params: ById,
    response: ListOf(Baseline),
  }),
  create: call({
    operation: 'baselines.create',
    method: 'POST',
    path: '/v2/api/tasks/:id/baselines',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Hands a result in as a baseline, out of the manager’s own `asset` upload, and queues it to be scored; 409 for a task that isn’t scored by platform, and with 10 of them',
    params: ById,
    body: Type.Object({ Name: TitleLine, Result: UploadKey }),
    response: Baseline,
  }),
  remove: call({
    operation: 'baselines.remove',
    method: 'DELETE',
    path: '/v2/api/baselines/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Takes a baseline away',
    params: ById,
    response: Done,
  }),
};
