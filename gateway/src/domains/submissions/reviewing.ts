import {
  authorizationCalls,
  authorizeStatus,
} from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { inputs } from './inputs.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';
import { givenAnswers } from './answers.ts';

/** Qualification reviews, and what who manages a competition does with its works. */
export const reviewing: Resolvers = {
  Competition: {
    failedWorks: ofId((id, args, context) =>
      context.member().call(reviewingCalls.failed, { params: { id }, query: paging(args, 20) }),
    ),
  },
  CompetitionTask: {
    allWorks: ofId((id, args, context) => {
      const { status } = args;
      // The errors are several numbers, which the call can't ask for at once.
      if (typeof status === 'string')
        throw new Refusal('BAD_USER_INPUT', '不能按该状态筛选', { field: 'status' });
      return context.member().call(submissionCalls.list, {
        query: { ...paging(args, 20), Task: id, ...(status != null && { Status: status }) },
      });
    }),
  },
  Stage: {
    qualification: (stage, _, { loaders }) =>
      stage.NeedAgreement ? (loaders.submissions.qualification?.load(stage._id) ?? null) : null,
    qualificationReviews: ofId((id, args, context) => {
      const { status } = args;
      return context.member().call(authorizationCalls.ofStage, {
        params: { id },
        query: { ...paging(args, 20), ...(typeof status === 'number' && { Status: status }) },
      });
    }),
  },
  QualificationReview: {
    submitter: (row, _, { loaders }) => loaders.members.byId.load(row.User),
    team: (row, _, { loaders }) => loaders.teams.current.load(row.Team),
  },
  Mutation: {
    submitQualification: async (_, { input }, context) => {
      const answers = givenAnswers(input.answers);
      await inputs.submitQualification.send(context.member(), { ...input, answers });
      context.forget();
      const stage = await context.loaders.competitions.stage.load(input.stageId);
      if (!stage) throw new Refusal('NOT_FOUND', '未找到该阶段', { field: 'stageId' });
      return stage;
    },
    reviewQualification: (_, { input }, context) => {
      const { passed, rejected } = authorizeStatus;
      const body = { AuthorizeStatus: input.passed ? passed : rejected };
      return inputs.reviewQualification.send(context.member(), input, { body });
    },
    invalidateWork: (_, { input }, context) => {
      const body = { Status: workStatus.invalidated };
      return inputs.setWorkStatus.send(context.member(), input, { body });
    },
    restoreWork: (_, { input }, context) => {
      const body = { Status: workStatus.reviewed };
      return inputs.setWorkStatus.send(context.member(), input, { body });
    },
    deleteWork: async (_, { input }, context) => {
      await inputs.deleteWork.send(context.member(), input);
      return { deletedId: input.workId };
    },
  },
};
