import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { leakKinds } from '../rules/before-start/leaks/leak.ts';

/** Foretold board of one part of the rows: rules/before-start/power.ts. */
export const ForecastBoard = Type.Object({
  Board: Type.Enum(['leaderboard', 'privateLb']),
  Rows: Type.Integer(),
  /** Difference of scores from which on two good teams are told apart. */
  Gap: Type.Number(),
  /** Scores of the weakest and the best of the likely teams. */
  From: Type.Number(),
  To: Type.Number(),
  /** Number of them that aren't told apart from the first, itself included. */
  Head: Type.Integer(),
  /** Further rows by which the head would be half as large, and its size then; null where it is small. */
  MoreRows: Nullable(Type.Integer()),
  MoreHead: Nullable(Type.Integer()),
});
export type ForecastBoard = Static<typeof ForecastBoard>;

/** Bits of the hidden answers that a board tells one team: rules/before-start/giveaway.ts. */
export const ForecastGiveaway = Type.Object({
  Open: Type.Integer(),
  Guarded: Type.Integer(),
  /** Bits of the answers of the public part; null for numbers. */
  Hidden: Nullable(Type.Integer()),
});

/** One way in which the hidden answers are given away: rules/before-start/leaks. */
export const ForecastLeak = Type.Object({
  Kind: Type.Enum(leakKinds),
  Subject: Nullable(Type.String()),
  File: Nullable(Type.String()),
  Count: Type.Integer(),
  Of: Type.Integer(),
});

/** A file that is handed out, with why it wasn't looked at, in Chinese; null where it was. */
export const ForecastFile = Type.Object({
  Name: Type.String(),
  Problem: Nullable(Type.String()),
});

/** Figures of a task that were computed of its solution, its baselines and its data. */
export const ForecastFigures = Type.Object({
  Boards: Type.Array(ForecastBoard),
  Giveaway: Nullable(ForecastGiveaway),
  Leaks: Type.Array(ForecastLeak),
  Files: Type.Array(ForecastFile),
  /** Baselines of the organizer's that could be scored. */
  Baselines: Type.Integer(),
});
export type ForecastFigures = Static<typeof ForecastFigures>;

const forecastStates = ['none', 'running', 'done', 'failed'] as const;

export const TaskForecast = Type.Object({
  Task: Id,
  /** `none` without a solution. */
  State: Type.Enum(forecastStates),
  DoneDate: Nullable(Time),
  /** Chinese; why it failed. */
  Problem: Nullable(Type.String()),
  ...ForecastFigures.properties,
});
export type TaskForecast = Static<typeof TaskForecast>;

export const forecastCalls = {
  list: call({
    operation: 'managing.taskForecasts',
    method: 'GET',
    path: '/v2/api/taskForecasts',
    access: 'member',
    summary:
      'What the solutions of these tasks foretell of their boards, and leaks in their data; those of others, and of tasks that platform doesn’t score, are left out. One that isn’t computed yet, or of which solution, settings, baselines or files have changed, begins to be',
    query: Type.Object({ Task: Ids }),
    response: ListOf(TaskForecast),
  }),
  retry: call({
    operation: 'managing.retryTaskForecast',
    method: 'POST',
    path: '/v2/api/tasks/:id/forecast',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Computes what failed again, unless it is under way; 409 CONFLICT without a solution and for a task that platform doesn’t score',
    params: ById,
    body: Type.Object({}),
    response: TaskForecast,
  }),
};
