import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/** A team whose place a rescoring has changed; null where it has none. */
export const RescoringMove = Type.Object({
  Board: Type.Enum(['leaderboard', 'privateLb']),
  Team: Id,
  Before: Nullable(Type.Integer()),
  After: Nullable(Type.Integer()),
});
export type RescoringMove = Static<typeof RescoringMove>;

/** A change of what a task's works are scored by, effective once all are scored. */
export const Rescoring = Type.Object({
  _id: Id,
  /** Member who started it; null once their account is gone. */
  User: Nullable(Id),
  StartDate: Time,
  Reason: Type.String(),
  PublishesReason: Type.Boolean(),
  /** Works that are scored by now, all of them, and those that keep what they have. */
  Done: Type.Integer(),
  Works: Type.Integer(),
  Failed: Type.Integer(),
  /** Null while works are scored; then what became of it. */
  EndDate: Nullable(Time),
  End: Nullable(Type.Enum(['done', 'replaced', 'cancelled'])),
  /** Teams that moved, at most 200, and the number of all. */
  Moves: Type.Array(RescoringMove),
  Moved: Type.Integer(),
  /** True where it becomes effective only once a manager has seen who moves, and applied it. */
  AsksFirst: Type.Boolean(),
  /** Time since which its moves are known and it waits for that; null before, and where it doesn't. */
  ReadyDate: Nullable(Time),
  /** Time at which a manager applied it. */
  AppliedDate: Nullable(Time),
});
export type Rescoring = Static<typeof Rescoring>;

const OneRescoring = Type.Object({ id: Id, rescoring: Id });

export const rescoringCalls = {
  apply: call({
    operation: 'managing.applyRescoring',
    method: 'POST',
    path: '/v2/api/tasks/:id/rescorings/:rescoring/application',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Lets a change of scoring that waits for it become effective: works that came meanwhile are scored first. 409 where it doesn’t wait, or another manager was first',
    params: OneRescoring,
    response: Type.Object({ ok: Type.Literal(true) }),
  }),
  moves: call({
    operation: 'managing.rescoringMoves',
    method: 'GET',
    path: '/v2/api/tasks/:id/rescorings/:rescoring/moves',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Teams that a change of scoring moves, or would move while it waits, the best new places of the public board first; at most 20,000',
    params: OneRescoring,
    query: Type.Object(Paging(50)),
    response: PageOf(RescoringMove),
  }),
  cancel: call({
    operation: 'managing.cancelRescoring',
    method: 'DELETE',
    path: '/v2/api/tasks/:id/rescoring',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Drops a change of scoring whose works aren’t all scored yet; the settings and the board stay. Nothing happens where none is under way',
    params: ById,
    response: Type.Object({ ok: Type.Literal(true) }),
  }),
};
