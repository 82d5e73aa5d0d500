import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { Refusal } from '../../refusal.ts';
import { inputs } from './inputs.ts';

/** Scores of tasks and works, and the workers of organizers' own. */
export const scoring: Resolvers = {
  CompetitionTask: {
    scores: ({ ObjectiveTaskInfo: info }) =>
      info ? [{ Name: info.Metric, Metric: info.Metric, HigherIsBetter: info.HigherIsBetter }] : [],
    scoring: (task, _, { loaders }) => loaders.submissions.scorer?.load(task._id) ?? null,
  },
  Work: {
    scores: async (work, _, { loaders }) => {
      const value = work.ObjectiveWorkInfo?.PublicReviewResult.Score;
      if (value == null) return [];
      const task = await loaders.competitions.task.load(work.Task);
      return [{ Name: task?.ObjectiveTaskInfo?.Metric ?? 'score', Value: value }];
    },
    report: (work, _, { loaders }) => loaders.submissions.report?.load(work._id) ?? null,
  },
  Mutation: {
    setTaskScorer: (_, { input }, context) => {
      if (input.scorer !== 'platform' && input.scorer !== 'worker')
        throw new Refusal('BAD_USER_INPUT', '请选择评分方式', { field: 'scorer' });
      return inputs.setTaskScorer.send(context.member(), input);
    },
    createScoringToken: (_, { input }, context) =>
      inputs.createScoringToken.send(context.member(), input),
    revokeScoringToken: (_, { input }, context) =>
      inputs.revokeScoringToken.send(context.member(), input),
  },
};
