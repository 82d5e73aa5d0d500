import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { Id, Ids, ListOf, Nullable } from './common.ts';

export const questTypes = ['ROOKIE', 'WEEKLY', 'DAILY', 'CHORE'] as const;
export type QuestType = (typeof questTypes)[number];
const Kind = Type.Enum(questTypes);

export const QuestReward = Type.Object({
  Type: Type.Union([Type.Literal('WHALECOIN'), Type.Literal('GROWTH_SCORE')]),
  Amount: Type.Integer(),
});
export type QuestReward = Static<typeof QuestReward>;

/** COMPLETED waits for its reward to be claimed, FINISHED has it. */
export const CompletionRecord = Type.Object({
  _id: Id,
  Status: Type.Union([Type.Literal('COMPLETED'), Type.Literal('FINISHED')]),
});

/** A quest as the asking member stands in it, in its present period (spec 1, section 3: Task). */
export const Quest = Type.Object({
  _id: Id,
  Name: Type.String(),
  Type: Kind,
  /** Path on this site where the task is done. */
  Link: Nullable(Type.String()),
  Description: Type.String(),
  /** Markdown. */
  Guideline: Type.String(),
  CompletionThreshold: Type.Integer(),
  /** Capped at the threshold. */
  progress: Type.Integer(),
  Rewards: Type.Array(QuestReward),
  SortWeight: Type.Integer(),
  /** Route names on which the task is recommended, such as competition-list. */
  RelatedPages: Type.Array(Type.String()),
  AssociatedEventTypes: Type.Array(Type.String()),
  completionRecord: Nullable(CompletionRecord),
});
export type Quest = Static<typeof Quest>;

/** The live event of a quest: a step done, completed, or its reward claimed. */
export const QuestEvent = Type.Object({
  quest: Type.Object({ _id: Id, Name: Type.String(), Type: Kind }),
  questId: Id,
  type: Type.Union([
    Type.Literal('PROGRESSED'),
    Type.Literal('COMPLETED'),
    Type.Literal('FINISHED'),
  ]),
  userId: Id,
  progress: Type.Integer(),
});
export type QuestEvent = Static<typeof QuestEvent>;

const listOfType = <T extends Lowercase<QuestType>>(type: T) =>
  call({
    operation: `quests.${type}`,
    method: 'GET',
    path: `/api/quests/${type}`,
    access: 'member',
    summary: `The member's ${type} quests`,
    response: ListOf(Quest),
  });

export const questCalls = {
  rookie: listOfType('rookie'),
  weekly: listOfType('weekly'),
  daily: listOfType('daily'),
  chore: listOfType('chore'),
  byIds: call({
    operation: 'quests.byIds',
    method: 'GET',
    path: '/api/quests',
    access: 'member',
    summary: 'Quests by ids; all of the active ones without',
    query: Type.Object({ ids: Type.Optional(Ids) }),
    response: ListOf(Quest),
  }),
  claim: call({
    operation: 'quests.claim',
    method: 'POST',
    path: '/api/quests/finish',
    access: 'member',
    summary:
      'Pays the reward of a completed quest, once. `id` is the completion record’s, or the quest’s for its present period. 409 CONFLICT when not completed or already claimed',
    body: Type.Object({ id: Id }),
    response: Type.Object({
      quest: Quest,
      Rewards: Type.Array(QuestReward),
      /** What the member has after the reward. */
      Balance: Type.Integer(),
      GrowthScore: Type.Integer(),
    }),
  }),
};
