import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, Nullable } from '#shared/rest/common.ts';
import { Trial } from '#domains/submissions/rest/trial.ts';
import { ObjectiveSent } from './objective-sent.ts';

export const scoringTrialCalls = {
  run: call({
    operation: 'managing.tryScoring',
    method: 'POST',
    path: '/v2/api/managing/scoringTrials',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Scores the sample, three results made from the solution, and the last works of the task by settings that aren’t saved; nothing of it is stored. 400 BAD_USER_INPUT for settings that are wrong or don’t fit the solution, 409 CONFLICT without a solution, for a task of the organizer’s own workers, and while many run',
    breaker: 'none',
    slow: true,
    changes: 'nothing',
    body: Type.Object({
      Stage: Id,
      /** Null for a task that isn't there yet. */
      Task: Nullable(Id),
      Objective: ObjectiveSent,
    }),
    response: Trial,
  }),
};
