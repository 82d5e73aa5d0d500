import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import {
  ManagedQuest,
  Quest,
  questCalls,
  QuestEvent,
  QuestReward,
} from '@whaletide/schema/domains/quests/rest.ts';
import { questTriggers } from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import { Type } from 'typebox';
import type { Domain } from '#graphql/domain.ts';
import { questLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const quests = {
  resolvers: [resolvers],
  restTypes: {
    Task: Quest,
    ManagedTask: ManagedQuest,
    ManagedTaskPage: PageOf(ManagedQuest),
    Reward: QuestReward,
    TaskReward: questCalls.claim.response,
    /** With its number in the member's event log. */
    TaskProgress: Type.Unsafe<QuestEvent & { eventId: string }>(QuestEvent),
  },
  enums: {
    TaskEvent: {
      values: Object.fromEntries(Object.keys(questTriggers).map((name) => [name, name])),
      rest: 'UNKNOWN',
      isChosen: true,
    },
  },
  loaders: questLoaders,
  inputs,
} satisfies Domain;
