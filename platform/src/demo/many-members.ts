import { nameKeyOf } from '@whaletide/schema/shared/rules/names.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { members } from '../domains/members/tables.ts';
import { crowdName, crowdSize } from './people.ts';
import { demoProfile } from './people-profiles.ts';
import { demoId, dice } from './random.ts';

/** Members who came for one large competition, and do nothing else. */
const MANY = 420;
const FIRST_ID = 9_000_000;

/** The ids of those who came for one large competition. */
export const manyIds = (): string[] =>
  Array.from({ length: MANY }, (_, index) => demoId('member', FIRST_ID + index));

/** Members who came for one large competition, with accounts older than it. */
export const manyMembers = (scale: number, now: Date): (typeof members.$inferInsert)[] => {
  const { next, between } = dice(2);
  return manyIds().map((id, index) => {
    const number = crowdSize(scale) + index;
    const name = crowdName(number);
    const identity = next() < 0.5 ? '学生' : '在职';
    return {
      id,
      name,
      nameKey: nameKeyOf(name),
      email: `user${number + 1}@demo.test`,
      growthScore: between(1, 90),
      identity,
      ...demoProfile(identity, index),
      createDate: new Date(now.getTime() - between(34, 300) * DAY),
    };
  });
};
