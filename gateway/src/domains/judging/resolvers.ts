import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { ofCaller, ofId } from '#graphql/ahead.ts';
import { requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** @throws Refusal BAD_USER_INPUT for what is no number of a work */
const requireNumber = (number: number): number => {
  if (number < 1 || number > 1_000_000)
    throw new Refusal('BAD_USER_INPUT', '作品编号不正确', { field: 'number' });
  return number;
};

export const resolvers: Resolvers = {
  Viewer: {
    judgings: ofCaller((page, context) =>
      context.member().call(judgingReviewCalls.own, { query: paging(page, 20) }),
    ),
  },
  CompetitionTask: {
    judging: ofId((id, _, context) =>
      context.member().call(judgingSettingsCalls.get, { params: { id } }),
    ),
    judgingOverview: ofId((id, _, context) =>
      context.member().call(judgingOverviewCalls.overview, { params: { id } }),
    ),
    judgingRanking: ofId((id, page, context) =>
      context
        .member()
        .call(judgingOverviewCalls.ranking, { params: { id }, query: paging(page, 20) }),
    ),
    ownJudging: ofId((id, _, context) =>
      context.member().call(judgingReviewCalls.ownOf, { params: { id } }),
    ),
    assignedWorks: ofId((id, page, context) =>
      context.member().call(judgingReviewCalls.works, { params: { id }, query: paging(page, 20) }),
    ),
    assignedWork: ofId((id, { number }, context) =>
      context
        .member()
        .call(judgingReviewCalls.work, { params: { id, number: requireNumber(number) } }),
    ),
  },
  Work: {
    judgingResult: (work, _, { loaders }) =>
      work.SubjectiveWorkInfo === null ? null : (loaders.judging.result?.load(work._id) ?? null),
  },
  JudgeProgress: {
    member: ({ User }, _, { loaders }) => loaders.members.byId.load(User),
  },
  LackingWork: {
    team: ({ Team }, _, { loaders }) => loaders.teams.current.load(Team),
  },
  JudgingRank: {
    team: ({ Team }, _, { loaders }) => loaders.teams.current.load(Team),
  },
  Mutation: {
    setTaskJudging: (_, { input }, context) =>
      inputs.setTaskJudging.send(context.member(), { ...input, mode: input.mode ?? null }),
    assignJudges: (_, { input }, context) => inputs.assignJudges.send(context.member(), input),
    countJudge: async (_, { input }, context) => {
      const own = context.member();
      await inputs.countJudge.send(own, { ...input, counted: input.counted ?? null });
      const params = { id: requireId(input.taskId, 'taskId') };
      return own.call(judgingOverviewCalls.overview, { params });
    },
    publishJudging: (_, { input }, context) => inputs.publishJudging.send(context.member(), input),
    saveJudgingReview: (_, { input }, context) =>
      inputs.saveJudgingReview.send(context.member(), {
        ...input,
        number: requireNumber(input.number),
      }),
    claimPair: (_, { input }, context) => inputs.claimPair.send(context.member(), input),
    answerPair: (_, { input }, context) => inputs.answerPair.send(context.member(), input),
    undoPair: (_, { input }, context) => inputs.undoPair.send(context.member(), input),
  },
};
