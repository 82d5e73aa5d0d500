import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable } from '#shared/rest/common.ts';

/** A task, whether its public board is protected from being read out, and how it rounds scores. */
export const ProtectedBoard = Type.Object({
  Task: Id,
  Protects: Type.Boolean(),
  /**
   * Median step to which the scores of its leaders are rounded, as an example of the others, which
   * each have their own; null before there is one, where digits alone are counted or nothing is rounded, and
   * while the board isn't open or stands still.
   */
  RoundingStep: Nullable(Type.Number()),
});
export type ProtectedBoard = Static<typeof ProtectedBoard>;

/** Setting and meter of that, for who manages the task. */
export const BoardProtection = Type.Object({
  Task: Id,
  Protects: Type.Boolean(),
  /** True where that follows from the prize, as its organizer hasn't set it. */
  IsDefault: Type.Boolean(),
  /** The most bits of the hidden rows that the answers of the board can have told. */
  Bits: Type.Number({ minimum: 0 }),
  /** Works that were answered while it was protected, and those whose score was shown. */
  Answers: Type.Integer(),
  Shown: Type.Integer(),
  /** Rows of the public part; null before the first work, and where a worker tells none. */
  PublicRows: Nullable(Type.Integer()),
});
export type BoardProtection = Static<typeof BoardProtection>;

export const boardProtectionCalls = {
  ofTasks: call({
    operation: 'boardProtection.ofTasks',
    method: 'GET',
    path: '/v2/api/protectedBoards',
    access: 'either',
    summary:
      'Whether the public boards of these tasks are protected; those of competitions that the caller may read, and not of forms',
    query: Type.Object({ Task: Ids }),
    response: ListOf(ProtectedBoard),
  }),
  managed: call({
    operation: 'boardProtection.managed',
    method: 'GET',
    path: '/v2/api/boardProtections',
    access: 'member',
    summary:
      'The same with what the boards have told so far, of those tasks that the member manages',
    query: Type.Object({ Task: Ids }),
    response: ListOf(BoardProtection),
  }),
  set: call({
    operation: 'boardProtection.set',
    method: 'PUT',
    path: '/v2/api/tasks/:id/boardProtection',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Protects the public board of a task or doesn’t, null as the prize says; scores that were hidden are shown where it ends. 409 for a form',
    params: ById,
    body: Type.Object({ Protects: Nullable(Type.Boolean()) }),
    response: BoardProtection,
  }),
};
