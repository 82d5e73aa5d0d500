import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import { ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

const stateOf = (id: string, { loaders }: GatewayContext) =>
  loaders.practice.ofCompetition.load(id);

/** Practice in competitions that are over. */
export const resolvers: Resolvers = {
  Competition: {
    takesPractice: ofId(async (id, _, context) => {
      // A page whose practice can't be read is the page without it.
      const state = await stateOf(id, context).catch(() => null);
      return state?.TakesPractice ?? false;
    }),
    isClosedForPractice: ofId(async (id, _, context) => {
      const state = await stateOf(id, context).catch(() => null);
      return state?.Closed ?? false;
    }),
    practice: ofId(async (id, { mode }, context) => {
      const practices = (await stateOf(id, context))?.Practices ?? [];
      return practices.find(({ Mode }) => !mode || Mode === mode) ?? null;
    }),
  },
  Practice: {
    tasks: async ({ Tasks }, _, { loaders }) => {
      const tasks = await Promise.all(Tasks.map((id) => loaders.competitions.task.load(id)));
      return tasks.filter((task) => task !== null);
    },
    works: ({ _id }, args, context) =>
      context.member().call(practiceCalls.works, { params: { id: _id }, query: paging(args, 20) }),
    ghosts: ({ _id }, { taskId, ...args }, context) =>
      context.member().call(practiceCalls.ghosts, {
        params: { id: _id },
        query: { Task: taskId, ...paging(args, 20) },
      }),
  },
  GhostRow: {
    team: ({ Team }, _, { loaders }) => (Team === null ? null : loaders.teams.byId.load(Team)),
    isOwn: ({ Team }) => Team === null,
  },
  PracticeWork: {
    task: ({ Task }, _, { loaders }) => loaders.competitions.task.load(Task),
  },
  Mutation: {
    startPractice: async (_, { input }, context) => {
      const practice = await inputs.startPractice.send(context.member(), input);
      // Its tasks are open from now on.
      context.forget();
      return practice;
    },
    submitPracticeWork: (_, { input }, context) =>
      inputs.submitPracticeWork.send(context.member(), input),
    endPractice: (_, { input }, context) => inputs.endPractice.send(context.member(), input),
    updateCompetitionPractice: async (_, { input }, context) => {
      await inputs.updateCompetitionPractice.send(context.member(), input);
      context.forget();
      const competition = await context.loaders.competitions.byId.load(input.competitionId);
      if (!competition) throw new Refusal('NOT_FOUND', '未找到该比赛', { field: 'competitionId' });
      return competition;
    },
  },
};
