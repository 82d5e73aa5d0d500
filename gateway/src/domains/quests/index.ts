import { Quest, questCalls, QuestEvent, QuestReward } from '@whaletide/schema/rest/quests.ts';
import { Type } from 'typebox';
import type { Domain } from '../../graphql/domain.ts';
import { questLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const quests = {
  resolvers: [resolvers],
  restTypes: {
    Task: Quest,
    Reward: QuestReward,
    TaskReward: questCalls.claim.response,
    /** With its number in the member's event log. */
    TaskProgress: Type.Unsafe<QuestEvent & { eventId: string }>(QuestEvent),
  },
  loaders: questLoaders,
  inputs,
} satisfies Domain;
