import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, Time } from '#shared/rest/common.ts';

/** A team whose place a rescoring has changed; null where it has none. */
export const RescoringMove = Type.Object({
  Board: Type.Enum(['leaderboard', 'privateLb']),
  Team: Id,
  Before: Nullable(Type.Integer()),
  After: Nullable(Type.Integer()),
});

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
});
export type Rescoring = Static<typeof Rescoring>;

export const rescoringCalls = {
  cancel: call({
    operation: 'managing.cancelRescoring',
    method: 'DELETE',
    path: '/v2/api/tasks/:id/rescoring',
    access: 'member',
    summary:
      'Drops a change of scoring whose works aren’t all scored yet; the settings and the board stay. Nothing happens where none is under way',
    params: ById,
    response: Type.Object({ ok: Type.Literal(true) }),
  }),
};
