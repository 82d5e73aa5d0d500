import type { OnFollow } from './domains/members/following.ts';
import { recordStep } from './domains/quests/store/progress.ts';

/** What following a member does for the follower's quests, which are above members. */
export const followedStep: OnFollow = (tx, { events }, { memberId, targetId, date }) =>
  recordStep(tx, events, { memberId, trigger: 'MEMBER_FOLLOWED', subject: targetId, now: date });
