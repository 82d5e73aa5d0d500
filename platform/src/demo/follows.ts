import type { follows, members } from '../domains/members/tables.ts';
import { accountId, crowdIds } from './people.ts';
import { dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

type NewMember = typeof members.$inferInsert;
type NewFollow = typeof follows.$inferInsert;

/**
 * Places in the crowd of the member who shows nothing of themselves, and of the one whose account
 * is stopped.
 */
const HIDDEN = 40;
const STOPPED = 53;

/** Makes the follows: the named accounts are followed by many, the newcomer follows no one. */
export const demoFollows = (now: Date): NewFollow[] => {
  const { next } = dice(132);
  const crowd = crowdIds(1);
  const known = (['captain', 'creator', 'moderator', 'organizer', 'member'] as const).map(
    accountId,
  );
  const followers = [...known, ...crowd.filter((_, index) => index !== STOPPED)];
  const targets = [...known, ...crowd.slice(0, 12)];
  return targets.flatMap((targetId, place) => {
    const share = 0.7 / (1 + place * 0.4);
    return followers
      .filter((memberId) => next() < share && memberId !== targetId)
      .map((memberId, index) => ({
        memberId,
        kind: 'MEMBER' as const,
        targetId,
        date: new Date(now.getTime() - (index + 1) * 9 * HOUR - place * HOUR),
      }));
  });
};

/** The people with how many follow them, one hidden and one stopped among them. */
export const withFollowers = (
  people: readonly NewMember[],
  followed: readonly NewFollow[],
): NewMember[] => {
  const counts = Map.groupBy(followed, ({ targetId }) => targetId);
  const crowd = crowdIds(1);
  return people.map((person) => ({
    ...person,
    followersCount: counts.get(person.id ?? '')?.length ?? 0,
    hideProfile: person.id === crowd[HIDDEN],
    deactivated: person.id === crowd[STOPPED] ? new Date(person.createDate.getTime() + DAY) : null,
  }));
};
