import { submissionCalls } from '@whaletide/schema/rest/submissions.ts';
import type { UploadRef } from '@whaletide/schema/rest/uploads.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { Refusal } from '../../refusal.ts';
import { type FieldAnswerInput, toFieldInputs } from './answers.ts';

interface SubmitWorkInput {
  taskId: string;
  result?: UploadRef | null;
  answers?: FieldAnswerInput[] | null;
  note?: string | null;
}

/** What is handed in; that it is one of the two is the platform's to check. */
const contentOf = ({ result, answers, note }: SubmitWorkInput) => ({
  ...(result && {
    result: { key: result.key, name: result.name, ext: result.ext, size: result.size },
  }),
  ...(answers && { work: toFieldInputs(answers) }),
  ...(note != null && { Note: note }),
});

/** The task after a change, with nothing of what was loaded before it. */
const changedTask = async (context: GatewayContext, id: string) => {
  context.forget();
  const task = await context.loaders.competitions.task.load(id);
  if (!task) throw new Refusal('NOT_FOUND', '未找到该任务', { field: 'taskId' });
  return task;
};

export const resolvers: Resolvers = {
  Query: {
    work: (_, { id }, { loaders }) =>
      isId(id) ? (loaders.submissions.byId?.load(id) ?? null) : null,
  },
  CompetitionTask: {
    quota: (task, _, { loaders }) => loaders.submissions.quota?.load(task._id) ?? null,
    works: (task, args, { loaders }) =>
      loaders.submissions.works?.(paging(args, 100)).load(task._id) ?? null,
    privateBestWork: async (task, _, { loaders }) =>
      task.ShowPrivateLeaderboard && task.ShowPrivateBestWork
        ? ((await loaders.submissions.privateBest?.load(task._id))?.work ?? null)
        : null,
    uploadToken: async (task, _, { loaders }) =>
      task.ObjectiveTaskInfo?.SubmitType === 'token'
        ? ((await loaders.submissions.uploadToken?.load(task._id))?.workUploadToken ?? null)
        : null,
  },
  Work: {
    publicScore: (work) =>
      work.ObjectiveWorkInfo?.PublicReviewResult.Score ?? work.SubjectiveWorkInfo?.Score ?? null,
    submitter: (work, _, { loaders }) => loaders.members.byId.load(work.User),
    team: (work, _, { loaders }) => loaders.teams.byId.load(work.Team),
    task: (work, _, { loaders }) => loaders.competitions.task.load(work.Task),
  },
  Mutation: {
    submitWork: (_, { input }, context) => {
      const body = { Task: requireId(input.taskId, 'taskId'), ...contentOf(input) };
      return renameField(context.member().call(submissionCalls.submit, { body }), {
        task: 'taskId',
        'result.key': 'result',
        'result.name': 'result',
        'result.ext': 'result',
        'result.size': 'result',
      });
    },
    noteWork: (_, { input }, context) => {
      const params = { id: requireId(input.workId, 'workId') };
      const body = { Note: input.note };
      return renameField(context.member().call(submissionCalls.note, { params, body }), {
        id: 'workId',
      });
    },
    selectWorks: async (_, { input }, context) => {
      const id = requireId(input.taskId, 'taskId');
      const works = input.workIds.map((workId) => requireId(workId, 'workIds'));
      await renameField(
        context.member().call(submissionCalls.select, { params: { id }, body: { works } }),
        { works: 'workIds', id: 'taskId' },
      );
      return changedTask(context, id);
    },
    renewUploadToken: async (_, { input }, context) => {
      const id = requireId(input.taskId, 'taskId');
      const { renewUploadToken } = submissionCalls;
      await context.member().call(renewUploadToken, { params: { id }, body: {} });
      return changedTask(context, id);
    },
  },
};
