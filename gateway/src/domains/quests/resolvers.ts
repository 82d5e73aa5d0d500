import { questAdminCalls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import type { LiveMessage } from '@whaletide/schema/shared/rest/live.ts';
import { isQuestTrigger } from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { liveEvents } from '#graphql/subscribe.ts';
import { requireViewer } from '#graphql/viewer.ts';

export const resolvers: Resolvers = {
  Query: {
    tasks: async (_, __, { own }) =>
      own ? (await own.call(questCalls.byIds, { query: {} })).data : [],
  },
  Administration: {
    managedTasks: (_, args, context) =>
      context.member().call(questAdminCalls.list, { query: paging(args, 20) }),
  },
  Task: {
    status: ({ completionRecord }) => completionRecord?.Status ?? 'IN_PROGRESS',
  },
  ManagedTask: {
    events: ({ AssociatedEventTypes }) =>
      AssociatedEventTypes.map((name) => (isQuestTrigger(name) ? name : 'UNKNOWN')),
  },
  TaskReward: {
    task: (reward) => reward.quest,
    rewards: (reward) => reward.Rewards,
    viewer: (_, __, context) => requireViewer(context),
  },
  TaskProgress: {
    eventId: (progress) => progress.eventId,
    task: (progress, _, { loaders }) => loaders.quests.byId?.load(progress.questId) ?? null,
  },
  Subscription: {
    taskProgressed: {
      subscribe: (_, { after }, context) => liveEvents(context, 'quest', after),
      resolve: ({ id, data }: Extract<LiveMessage, { type: 'quest' }>) => ({
        ...data,
        eventId: id,
      }),
    },
  },
};
