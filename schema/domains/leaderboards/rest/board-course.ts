import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/** A score at a time. */
export const ScoreStep = Type.Object({ Date: Time, Score: Type.Number() });
export type ScoreStep = Static<typeof ScoreStep>;

/** Works of a team that were the best so far, oldest first. */
export const TeamProgress = Type.Object({
  Team: Id,
  Rank: Type.Integer(),
  Steps: Type.Array(ScoreStep),
});
export type TeamProgress = Static<typeof TeamProgress>;

/** A scored work of the asking member's team. */
export const OwnScore = Type.Object({
  ...ScoreStep.properties,
  /** True where it was submitted after the end. */
  Late: Type.Boolean(),
});
export type OwnScore = Static<typeof OwnScore>;

export const BoardProgress = Type.Object({
  /** The first teams of the public board, at most ten. */
  Teams: Type.Array(TeamProgress),
  /** Empty for who has no team; the newest 500 otherwise, oldest first. */
  Own: Type.Array(OwnScore),
  HigherIsBetter: Type.Boolean(),
});
export type BoardProgress = Static<typeof BoardProgress>;

/** A team's change from the public to the private board, with the band that luck alone explains. */
export const ShakeRow = Type.Object({
  Team: Id,
  /** Its ranks on the private and the public board. */
  Rank: Type.Integer(),
  PublicRank: Nullable(Type.Integer()),
  /** Both of the work that stands on the private board. */
  PublicScore: Type.Number(),
  PrivateScore: Type.Number(),
  /** Band of the private score less the public one. */
  Low: Type.Number(),
  High: Type.Number(),
  BeyondLuck: Type.Boolean(),
});
export type ShakeRow = Static<typeof ShakeRow>;

export const ShakePage = Type.Object({
  ...PageOf(ShakeRow).properties,
  /** Teams beyond luck on all pages. */
  beyondNum: Type.Integer(),
});
export type ShakePage = Static<typeof ShakePage>;

export const boardCourseCalls = {
  progress: call({
    operation: 'leaderboards.task.progress',
    method: 'GET',
    path: '/v2/api/tasks/:id/boardProgress',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'How the best of the first teams of a task’s public board came about, and the scores of the asking member’s team; 404 for a board that isn’t open',
    params: ById,
    response: BoardProgress,
  }),
  shakeUp: call({
    operation: 'leaderboards.task.shakeUp',
    method: 'GET',
    path: '/v2/api/tasks/:id/shakeUp',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'Changes of teams from the public to the private board of a task, beside what luck alone explains; 404 until the final ranking is published and both boards are open, except for who manages it',
    params: ById,
    query: Type.Object({ ...Paging(50), Beyond: Type.Optional(Type.Boolean()) }),
    response: ShakePage,
  }),
};
