import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import {
  type ManagedQuest,
  type Quest,
  questAdminCalls,
  questCalls,
} from '@whaletide/schema/domains/quests/rest.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

type NewQuest = CallInput<typeof questAdminCalls.create>['body'];

export const questSettings = (change: Partial<NewQuest> = {}): NewQuest => ({
  Type: 'WEEKLY',
  Name: '新任务',
  Link: null,
  Description: '做点什么',
  Guideline: '',
  CompletionThreshold: 2,
  CountsOnce: true,
  Rewards: [{ Type: 'WHALECOIN', Amount: 5 }],
  SortWeight: 500,
  RelatedPages: [],
  AssociatedEventTypes: ['COMPETITION_VIEWED'],
  ...change,
});

/** A quest that is switched on. */
export const activeQuest = async (
  platform: TestPlatform,
  admin: Person,
  change: Partial<NewQuest> = {},
): Promise<ManagedQuest> => {
  const body = questSettings(change);
  const { _id: id } = await platform.call(questAdminCalls.create, { body }, admin);
  const on = { params: { id }, body: { Active: true } };
  return platform.call(questAdminCalls.setActive, on, admin);
};

/** A quest as somebody stands in it; undefined where they don't see it. */
export const standingIn = async (
  platform: TestPlatform,
  who: { token: string },
  id: string,
): Promise<Quest | undefined> => {
  const query = { ids: id };
  return (await platform.call(questCalls.byIds, { query }, who)).data[0];
};
