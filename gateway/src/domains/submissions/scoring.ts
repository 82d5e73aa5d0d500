import { type Work, workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** Values of a part by the names of the task's scores; one without a name isn't told. */
const named = async (
  work: Work,
  part: { Score: number | null; Further: number[] } | null,
  { loaders }: GatewayContext,
) => {
  if (part?.Score == null) return [];
  const task = await loaders.competitions.task.load(work.Task);
  const names = task?.ObjectiveTaskInfo?.Scores.map(({ Name }) => Name) ?? ['score'];
  return [part.Score, ...part.Further]
    .slice(0, names.length)
    .map((Value, index) => ({ Name: names[index] ?? '', Value }));
};

/** Scores of tasks and works, and the workers of organizers' own. */
export const scoring: Resolvers = {
  CompetitionTask: {
    scores: ({ ObjectiveTaskInfo: info }) => info?.Scores ?? [],
    scoring: ofId((id, _, { loaders }) => loaders.submissions.scorer?.load(id) ?? null),
  },
  Work: {
    scores: (work, _, context) =>
      named(work, work.ObjectiveWorkInfo?.PublicReviewResult ?? null, context),
    privateScores: (work, _, context) =>
      named(work, work.ObjectiveWorkInfo?.PrivateReviewResult ?? null, context),
    queue: (work, _, { loaders }) =>
      work.Status === workStatus.pending && work.ObjectiveWorkInfo
        ? (loaders.submissions.queue?.load(work._id) ?? null)
        : null,
    report: ofId((id, _, { loaders }) => loaders.submissions.report?.load(id) ?? null),
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
