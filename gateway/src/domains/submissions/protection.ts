import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Protection of public boards from being read out. */
export const protection: Resolvers = {
  CompetitionTask: {
    protectsBoard: async (task, _, { loaders }) =>
      task.ObjectiveTaskInfo !== null &&
      ((await loaders.submissions.protectedBoard.load(task._id))?.Protects ?? false),
    roundingStep: async (task, _, { loaders }) =>
      task.ObjectiveTaskInfo === null
        ? null
        : ((await loaders.submissions.protectedBoard.load(task._id))?.RoundingStep ?? null),
    boardProtection: ofId(
      (id, _, { loaders }) => loaders.submissions.boardProtection?.load(id) ?? null,
    ),
  },
  Mutation: {
    setBoardProtection: (_, { input }, context) =>
      inputs.setBoardProtection.send(context.member(), {
        ...input,
        // Nothing said is what the prize says, as null is.
        isProtected: input.isProtected ?? null,
      }),
  },
};
