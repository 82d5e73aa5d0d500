import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, Time } from '#shared/rest/common.ts';

/** Two works of different teams that share errors beyond chance. */
export const CopyPair = Type.Object({
  Teams: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  /** Wrong answers of each, and how many are the same. */
  Errors: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
  Shared: Type.Integer(),
  /** Number of the same that chance explains, by the frequency of each error. */
  Expected: Type.Number(),
  /** Logarithm to the base 10 of the chance of as many. */
  LogChance: Type.Number(),
  /** A published project that members of both teams own or forked; null where there is none. */
  Project: Nullable(Id),
});
export type CopyPair = Static<typeof CopyPair>;

/** Ways in which a check stands. */
const copyCheckStates = ['none', 'running', 'done', 'failed'] as const;

/** The last check of a task's works for shared errors. */
export const CopyCheck = Type.Object({
  Task: Id,
  State: Type.Enum(copyCheckStates),
  StartDate: Nullable(Time),
  DoneDate: Nullable(Time),
  /** Works that were compared. */
  Works: Type.Integer(),
  /** At most 200; those without a common project first, the least likely first. */
  Pairs: Type.Array(CopyPair),
});
export type CopyCheck = Static<typeof CopyCheck>;

export const copyCheckCalls = {
  get: call({
    operation: 'leaderboards.task.copyCheck',
    method: 'GET',
    path: '/v2/api/tasks/:id/copyCheck',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'The last check of a task’s works for errors that teams share beyond chance, for who manages it; 403 for others',
    params: ById,
    response: CopyCheck,
  }),
  start: call({
    operation: 'leaderboards.task.startCopyCheck',
    method: 'POST',
    path: '/v2/api/tasks/:id/copyCheck',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Checks the works on a task’s boards again, in a job, unless one is under way; 409 for a task that isn’t scored by platform',
    params: ById,
    body: Type.Object({}),
    response: CopyCheck,
  }),
};
