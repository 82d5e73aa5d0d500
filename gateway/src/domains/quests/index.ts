import { Quest, QuestEvent, QuestReward } from '@whaletide/schema/rest/quests.ts';
import type { Domain } from '../../graphql/domain.ts';
import { questLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const quests = {
  resolvers: [resolvers],
  restTypes: { Task: Quest, Reward: QuestReward, TaskProgress: QuestEvent },
  loaders: questLoaders,
} satisfies Domain;
