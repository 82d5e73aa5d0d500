import { badgeCalls } from '@whaletide/schema/domains/badges/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { EVENT_BADGE_GIVEN } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** The member's badges as [type, level]. */
export const badgesOf = async (
  platform: TestPlatform,
  { id }: Pick<Person, 'id'>,
): Promise<[number, number][]> => {
  const { data } = await platform.call(badgeCalls.ofMembers, { query: { User: id } });
  return data.map(({ Type, Level }) => [Type, Level]);
};

/** Events that told the member of badges. */
export const badgeNotices = async (platform: TestPlatform, { token }: Person) => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.filter(({ EventType }) => EventType === EVENT_BADGE_GIVEN);
};
