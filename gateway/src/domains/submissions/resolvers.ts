import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { byId, ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';
import { givenAnswers } from './answers.ts';

/** The task after a change, with nothing of what was loaded before it. */
const changedTask = async (context: GatewayContext, id: string) => {
  context.forget();
  const task = await context.loaders.competitions.task.load(id);
  if (!task) throw new Refusal('NOT_FOUND', '未找到该任务', { field: 'taskId' });
  return task;
};

export const resolvers: Resolvers = {
  Query: {
    work: byId((id, _, { loaders }) => loaders.submissions.byId?.load(id) ?? null),
  },
  CompetitionTask: {
    quota: ofId((id, _, { loaders }) => loaders.submissions.quota?.load(id) ?? null),
    works: ofId(
      (id, args, { loaders }) => loaders.submissions.works?.(paging(args, 100)).load(id) ?? null,
    ),
    checkResult: ofId(async (id, { resultKey, sample }, context) => {
      const own = context.member();
      const query = { Result: resultKey, ...(sample && { Sample: true }) };
      try {
        return await own.call(submissionCalls.check, { params: { id }, query });
      } catch (error) {
        const isOfFile = error instanceof Refusal && error.restField === 'Result';
        throw isOfFile ? error.of('resultKey') : error;
      }
    }),
    privateBestWork: async (task, _, { loaders }) =>
      task.ShowPrivateLeaderboard && task.ShowPrivateBestWork
        ? ((await loaders.submissions.privateBest?.load(task._id))?.work ?? null)
        : null,
    uploadToken: async (task, _, { loaders }) =>
      task.ObjectiveTaskInfo?.SubmitType === 'token'
        ? ((await loaders.submissions.uploadToken?.load(task._id))?.workUploadToken ?? null)
        : null,
  },
  Competition: {
    authorshipRule: ofId(
      async (id, _, { loaders }) =>
        (await loaders.competitions.byId.load(id))?.AuthorshipRule ?? null,
    ),
  },
  Work: {
    publicScore: (work) =>
      work.ObjectiveWorkInfo?.PublicReviewResult.Score ?? work.SubjectiveWorkInfo?.Score ?? null,
    submitter: (work, _, { loaders }) => loaders.members.byId.load(work.User),
    team: (work, _, { loaders }) => loaders.teams.current.load(work.Team),
    task: (work, _, { loaders }) => loaders.competitions.task.load(work.Task),
  },
  Mutation: {
    submitWork: (_, { input }, context) => {
      const answers = input.answers && givenAnswers(input.answers);
      return inputs.submitWork.send(context.member(), { ...input, answers });
    },
    selectWorks: async (_, { input }, context) => {
      await inputs.selectWorks.send(context.member(), input);
      return changedTask(context, input.taskId);
    },
    renewUploadToken: async (_, { input }, context) => {
      await inputs.renewUploadToken.send(context.member(), input);
      return changedTask(context, input.taskId);
    },
  },
};
