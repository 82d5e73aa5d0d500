import type { LiveMessage } from '@whaletide/schema/rest/live.ts';
import {
  type Quest,
  type QuestEvent,
  type QuestReward,
  questCalls,
} from '@whaletide/schema/rest/quests.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { renameField } from '../../graphql/rename-field.ts';
import { liveEvents } from '../../graphql/subscribe.ts';
import { requireViewer } from '../../graphql/viewer.ts';

/** A quest event with its number in the member's event log. */
type Progress = QuestEvent & { eventId: string };

export const resolvers: Resolvers = {
  Query: {
    tasks: async (_: never, __: never, { own }) =>
      own ? (await own.call(questCalls.byIds, { query: {} })).data : [],
  },
  Task: {
    status: ({ completionRecord }: Quest) => completionRecord?.Status ?? 'IN_PROGRESS',
  },
  TaskReward: {
    task: (reward: { quest: Quest }) => reward.quest,
    rewards: (reward: { Rewards: QuestReward[] }) => reward.Rewards,
    viewer: (_: unknown, __: never, context) => requireViewer(context),
  },
  TaskProgress: {
    eventId: (progress: Progress) => progress.eventId,
    task: (progress: Progress, _: never, { loaders }) =>
      loaders.quests.byId?.load(progress.questId) ?? null,
  },
  Mutation: {
    claimTaskReward: (_: never, { input }: { input: { taskId: string } }, context) => {
      const body = { id: requireId(input.taskId, 'taskId') };
      return renameField(context.member().call(questCalls.claim, { body }), { id: 'taskId' });
    },
  },
  Subscription: {
    taskProgressed: {
      subscribe: (_: never, { after }: { after?: string | null }, context) =>
        liveEvents(context, 'quest', after),
      resolve: ({ id, data }: Extract<LiveMessage, { type: 'quest' }>): Progress => ({
        ...data,
        eventId: id,
      }),
    },
  },
};
