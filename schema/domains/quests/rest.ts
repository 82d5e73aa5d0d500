import { type Static, Type } from 'typebox';
import { questTriggers } from './rules/quest-settings.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Id,
  Ids,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';

const questTypes = ['ROOKIE', 'WEEKLY', 'DAILY', 'CHORE'] as const;
export type QuestType = (typeof questTypes)[number];
const Kind = Type.Enum(questTypes);

export const QuestReward = Type.Object({
  Type: Type.Union([Type.Literal('WHALECOIN'), Type.Literal('GROWTH_SCORE')]),
  /** More than nothing; whale coins or points. */
  Amount: Type.Integer(),
});
export type QuestReward = Static<typeof QuestReward>;

/** COMPLETED waits for its reward to be claimed, FINISHED has it. */
const CompletionRecord = Type.Object({
  _id: Id,
  Status: Type.Union([Type.Literal('COMPLETED'), Type.Literal('FINISHED')]),
});

/** A quest as the asking member stands in it, in its present period. */
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
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Pays the reward of a completed quest, once. `id` is the completion record’s, or the quest’s for its present period. 409 CONFLICT when not completed or already claimed',
    body: Type.Object({ id: Id }),
    response: Type.Object({
      quest: Quest,
      Rewards: Type.Array(QuestReward),
      /** Balance and growth score that the member has after the reward. */
      Balance: Type.Integer(),
      GrowthScore: Type.Integer(),
    }),
  }),
};

/** A quest as administrators have it. */
export const ManagedQuest = Type.Object({
  _id: Id,
  Name: Type.String(),
  Type: Kind,
  Link: Nullable(Type.String()),
  Description: Type.String(),
  Guideline: Type.String(),
  CompletionThreshold: Type.Integer(),
  /** True where the same thing counts once a period: three visits to one competition are one. */
  CountsOnce: Type.Boolean(),
  Rewards: Type.Array(QuestReward),
  SortWeight: Type.Integer(),
  RelatedPages: Type.Array(Type.String()),
  /** quests/rules/quest-settings.ts: questTriggers. */
  AssociatedEventTypes: Type.Array(Type.String()),
  /** True where it is counted, and shown to members. */
  Active: Type.Boolean(),
  UpdateDate: Time,
});
export type ManagedQuest = Static<typeof ManagedQuest>;

const Trigger = Type.Enum(Object.keys(questTriggers));

const settings = {
  Name: TitleLine,
  Link: Nullable(Line),
  Description: Prose,
  Guideline: Prose,
  CompletionThreshold: Type.Integer(),
  CountsOnce: Type.Boolean(),
  Rewards: Type.Array(QuestReward, { maxItems: 10 }),
  SortWeight: Type.Integer(),
  RelatedPages: Type.Array(Line, { maxItems: 50 }),
  AssociatedEventTypes: Type.Array(Trigger, { maxItems: 50 }),
};

/** Calls by which administrators of the site manage quests; 403 FORBIDDEN for all others. */
export const questAdminCalls = {
  list: call({
    operation: 'questAdmin.list',
    method: 'GET',
    path: '/api/admin/quests',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'All quests, those that are switched off too, by type and weight',
    query: Type.Object(Paging(20)),
    response: PageOf(ManagedQuest),
  }),
  create: call({
    operation: 'questAdmin.create',
    method: 'POST',
    path: '/api/admin/quests',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Adds a quest, switched off. 409 CONFLICT above 100 of them',
    body: Type.Object({ Type: Kind, ...settings }),
    response: ManagedQuest,
  }),
  update: call({
    operation: 'questAdmin.update',
    method: 'PUT',
    path: '/api/admin/quests/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Changes a quest; its type stays. Who has completed it gets what it paid then; who has come to a lowered threshold in the present period has completed it',
    params: ById,
    body: Type.Object(settings),
    response: ManagedQuest,
  }),
  setActive: call({
    operation: 'questAdmin.setActive',
    method: 'PUT',
    path: '/api/admin/quests/:id/active',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Switches a quest on or off. Off it isn’t counted or shown, but to those whose reward waits',
    params: ById,
    body: Type.Object({ Active: Type.Boolean() }),
    response: ManagedQuest,
  }),
};
