import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Nullable, Time } from '#shared/rest/common.ts';
import { scoreLimits } from '../rules/score-rules.ts';
import { TRIAL_WORKS, trialKinds } from '../rules/trial-results.ts';

/** A submitted work in a trial run. */
export const TrialWork = Type.Object({
  _id: Id,
  UploadDate: Time,
  PublicScore: Nullable(Type.Number()),
});

/** A scored result of a trial run. */
export const TrialResult = Type.Object({
  Kind: Type.Enum(trialKinds),
  /** The work that it is, with its scores of before; null for the other kinds. */
  Work: Nullable(TrialWork),
  /** The first score and the further ones as the boards show them; empty where it has none. */
  PublicScores: Type.Array(Type.Number()),
  PrivateScores: Type.Array(Type.Number()),
  /** Places on the boards that the results of the run would make. */
  PublicRank: Nullable(Type.Integer()),
  PrivateRank: Nullable(Type.Integer()),
  /** Time that the scoring took. */
  Ms: Type.Integer(),
  /** Reason for which it couldn't be scored; null where it was. */
  Problem: Nullable(Type.String()),
});
export type TrialResult = Static<typeof TrialResult>;

/** A trial run of a task's scoring. */
export const Trial = Type.Object({
  Results: Type.Array(TrialResult, { maxItems: trialKinds.length + TRIAL_WORKS }),
  /** Sentences in Chinese on scores that don't tell the results apart. */
  Warnings: Type.Array(Type.String(), { maxItems: scoreLimits.scores }),
});
export type Trial = Static<typeof Trial>;

export const trialCalls = {
  run: call({
    operation: 'trial.run',
    method: 'GET',
    path: '/v2/api/tasks/:id/trial',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Scores the sample, and a perfect, a constant and a random result made from the solution, as works would be; nothing of it is stored. For those who manage the competition; 409 CONFLICT without a solution, for a task of the organizer’s own workers, and while many run',
    breaker: 'none',
    slow: true,
    params: ById,
    response: Trial,
  }),
};
