import { authorizationCalls, authorizeStatus } from '@whaletide/schema/rest/authorizations.ts';
import { reviewingCalls } from '@whaletide/schema/rest/reviewing.ts';
import { submissionCalls, workStatus } from '@whaletide/schema/rest/submissions.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { Refusal } from '../../refusal.ts';
import { toFieldInputs } from './answers.ts';

interface WorkArguments {
  input: { workId: string; reason?: string | null };
}

const setStatus = (
  context: GatewayContext,
  { input }: WorkArguments,
  Status: typeof workStatus.invalidated | typeof workStatus.reviewed,
) =>
  context.member().call(reviewingCalls.setStatus, {
    params: { id: requireId(input.workId, 'workId') },
    body: { Status, ...(input.reason != null && { Reason: input.reason }) },
  });

/** Qualification reviews, and what who manages a competition does with its works. */
export const reviewing: Resolvers = {
  Query: {
    taskWorks: (_, args, context) => {
      const { status } = args;
      // The errors are several numbers, which the call can't ask for at once.
      if (typeof status === 'string')
        throw new Refusal('BAD_USER_INPUT', '不能按该状态筛选', { field: 'status' });
      return context.member().call(submissionCalls.list, {
        query: {
          ...paging(args, 20),
          Task: requireId(args.taskId, 'taskId'),
          ...(status != null && { Status: status }),
        },
      });
    },
    qualificationReviews: (_, args, context) => {
      const { status } = args;
      return context.member().call(authorizationCalls.ofStage, {
        params: { id: requireId(args.stageId, 'stageId') },
        query: { ...paging(args, 20), ...(typeof status === 'number' && { Status: status }) },
      });
    },
  },
  Stage: {
    qualification: (stage, _, { loaders }) =>
      stage.NeedAgreement ? (loaders.submissions.qualification?.load(stage._id) ?? null) : null,
  },
  QualificationReview: {
    submitter: (row, _, { loaders }) => loaders.members.byId.load(row.User),
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
  Mutation: {
    submitQualification: async (_, { input }, context) => {
      const Stage = requireId(input.stageId, 'stageId');
      const body = {
        Competition: requireId(input.competitionId, 'competitionId'),
        Stage,
        AgreementResults: toFieldInputs(input.answers),
      };
      await context.member().call(authorizationCalls.submit, { body });
      context.forget();
      const stage = await context.loaders.competitions.stage.load(Stage);
      if (!stage) throw new Refusal('NOT_FOUND', '未找到该阶段', { field: 'stageId' });
      return stage;
    },
    reviewQualification: (_, { input }, context) => {
      const { passed, rejected } = authorizeStatus;
      const body = {
        AuthorizeStatus: input.passed ? passed : rejected,
        ...(input.reason != null && { AuthorizeDenyReason: input.reason }),
      };
      const params = { id: requireId(input.id, 'id') };
      return renameField(context.member().call(authorizationCalls.review, { params, body }), {
        authorizeDenyReason: 'reason',
      });
    },
    reviewWork: (_, { input }, context) => {
      const params = { id: requireId(input.workId, 'workId') };
      const body = { Score: input.score, Comment: input.comment };
      return context.member().call(reviewingCalls.review, { params, body });
    },
    invalidateWork: (_, args, context) => setStatus(context, args, workStatus.invalidated),
    restoreWork: (_, args, context) => setStatus(context, args, workStatus.reviewed),
    deleteWork: async (_, { input }, context) => {
      const id = requireId(input.workId, 'workId');
      await context.member().call(reviewingCalls.remove, { params: { id } });
      return id;
    },
    rescoreTask: async (_, { input }, context) => {
      const params = { id: requireId(input.taskId, 'taskId') };
      const { queued } = await context.member().call(reviewingCalls.rescore, { params, body: {} });
      return queued;
    },
  },
};
