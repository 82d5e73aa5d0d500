import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Ids,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Time,
} from '#shared/rest/common.ts';
import { Judging } from './settings.ts';

const Bounded = Type.Object({ Value: Type.Number(), Low: Type.Number(), High: Type.Number() });

/** Progress and behaviour of one judge, for who manages the task. */
export const JudgeProgress = Type.Object({
  User: Id,
  /** Name of the team with which they take part in the competition themselves; null for none. */
  OwnTeam: Nullable(Type.String()),
  /** True for one whose role was taken away; what they sent stays. */
  Removed: Type.Boolean(),
  /** Reviews or comparisons that are theirs to do, and those that are done. */
  Assigned: Type.Integer(),
  Done: Type.Integer(),
  /** Points that they give above the average judge; null of pairs. */
  Severity: Nullable(Bounded),
  /** Following of the others: 1 as an honest judge, 0 at random; null where little is known. */
  Following: Nullable(Type.Number()),
  /** True where that is significantly below a half. */
  Flagged: Type.Boolean(),
  /** True where the ranking counts them. */
  Counted: Type.Boolean(),
  /** Choice of the organizer; null leaves it to the test. */
  Choice: Nullable(Type.Boolean()),
});
export type JudgeProgress = Static<typeof JudgeProgress>;

/** A work that lacks reviews. */
export const LackingWork = Type.Object({
  Work: Id,
  Number: Type.Integer(),
  Team: Id,
  /** Reviews or comparisons that it has, and how many it needs. */
  Done: Type.Integer(),
  Needed: Type.Integer(),
  /** Judges without a conflict of interest. */
  Possible: Type.Integer(),
});
export type LackingWork = Static<typeof LackingWork>;

export const JudgingOverview = Type.Object({
  Task: Id,
  Judges: Type.Array(JudgeProgress),
  /** Works that are judged, and works that came since judges were assigned. */
  Works: Type.Integer(),
  Added: Type.Integer(),
  /** Works that lack reviews, and the first hundred of them. */
  Lacking: Type.Integer(),
  LackingWorks: Type.Array(LackingWork),
  /** Krippendorff's α; null where too little was judged by two. */
  Agreement: Nullable(Type.Number()),
  /** The same in plain words. */
  AgreementText: Type.String(),
  /** False where some works aren't compared with the others over any chain. */
  Connected: Type.Boolean(),
});
export type JudgingOverview = Static<typeof JudgingOverview>;

/** A work on the ranking of a task that is being judged, for who manages it. */
export const RankedWork = Type.Object({
  Work: Id,
  Number: Type.Integer(),
  Team: Id,
  Rank: Type.Integer(),
  RankLow: Type.Integer(),
  RankHigh: Type.Integer(),
  Score: Type.Number(),
  ScoreLow: Type.Number(),
  ScoreHigh: Type.Number(),
  /** Reviews or comparisons that it has. */
  Done: Type.Integer(),
});
export type RankedWork = Static<typeof RankedWork>;

/** Published result of a work, for its team and who manages the competition. */
export const JudgingResult = Type.Object({
  Work: Id,
  Rank: Type.Integer(),
  RankLow: Type.Integer(),
  RankHigh: Type.Integer(),
  /** Number of works that were judged. */
  Works: Type.Integer(),
  /** Mean of each criterion; empty where the organizer doesn't show them. */
  Criteria: Type.Array(
    Type.Object({ Title: Type.String(), Mean: Type.Number(), MaxPoints: Type.Integer() }),
  ),
  /** Comments of the judges, without their names; empty where the organizer doesn't show them. */
  Comments: Type.Array(Type.String()),
  PublishedDate: Time,
});
export type JudgingResult = Static<typeof JudgingResult>;

export const judgingOverviewCalls = {
  overview: call({
    operation: 'judging.overview',
    method: 'GET',
    path: '/v2/api/tasks/:id/judging/overview',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Progress and behaviour of the judges of a task, how they agree, and works that lack reviews, for who manages it',
    params: ById,
    response: JudgingOverview,
  }),
  ranking: call({
    operation: 'judging.ranking',
    method: 'GET',
    path: '/v2/api/tasks/:id/judging/ranking',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'The ranking of a task by the reviews so far, with the ranks that each work can have, for who manages it',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(RankedWork),
  }),
  count: call({
    operation: 'judging.count',
    method: 'PUT',
    path: '/v2/api/tasks/:id/judging/judges/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Has the ranking count a judge or not, whatever the test says; null leaves it to the test. 409 after publishing',
    params: Type.Object({ id: Id, userId: Id }),
    body: Type.Object({ Counted: Nullable(Type.Boolean()) }),
    response: Done,
  }),
  publish: call({
    operation: 'judging.publish',
    method: 'POST',
    path: '/v2/api/tasks/:id/judging/publication',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Publishes the result, once: works get their scores, boards follow and teams hear of it. 409 while works lack reviews and no reason is given, and where it was published',
    params: ById,
    body: Type.Object({ Reason: Type.Optional(Type.String({ maxLength: 1_000 })) }),
    response: Judging,
  }),
  results: call({
    operation: 'judging.results',
    method: 'GET',
    path: '/v2/api/user/judgingResults',
    access: 'member',
    summary: 'The published results of those of these works that the member may read',
    query: Type.Object({ ids: Ids }),
    response: ListOf(JudgingResult),
  }),
};
