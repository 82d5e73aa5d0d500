import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Refusal } from '@whaletide/schema/shared/rules/refusal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '#domains/activity-log/store.ts';
import { memberById } from '#domains/members/store.ts';
import { castVote, takeVoteBack, type Vote } from './votes.ts';

/** Content that members like, as its domain stores it. */
interface Likeable<Seen> {
  kind: 'PROJECT' | 'DATASET';
  /** The content as the caller sees it. @throws Refusal NOT_FOUND */
  asSeen: (tx: Transaction, caller: Caller, id: string) => Promise<Seen>;
  authorOf: (seen: Seen) => string;
  problem: (voter: { isOwn: boolean }) => Refusal | null;
  count: (tx: Transaction, id: string, change: number) => PromiseLike<unknown>;
  /** Type of the event by which the author hears of a like, and what that says of the content. */
  eventType: number;
  eventData: (seen: Seen) => NotificationData;
}

/** Makes the two calls by which members like content and take it back. */
export const likesOf = <Seen>(content: Likeable<Seen>) => {
  const { kind, asSeen, authorOf, problem, count, eventType, eventData } = content;
  const voteOf = (caller: Caller, targetId: string): Vote => ({
    kind,
    targetId,
    memberId: caller.id,
  });
  return {
    /**
     * Likes it, and its author hears of it; a second time changes nothing.
     * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
     */
    like: ({ database, events, now }: Services, caller: Caller, id: string): Promise<Seen> =>
      database.transaction(async (tx) => {
        const seen = await asSeen(tx, caller, id);
        const author = authorOf(seen);
        refuseIf(problem({ isOwn: author === caller.id }));
        const date = now();
        const { counts, isNews } = await castVote(tx, voteOf(caller, id), date);
        if (counts) {
          await count(tx, id, 1);
          await recordActivity(tx, byMember(caller.id, 'VOTE', kind, id), date);
        }
        const reader = isNews ? await memberById(tx, caller.id) : undefined;
        if (reader)
          await events.publish(tx, [author], {
            kind: 'notification',
            eventType,
            related: id,
            data: { User: { _id: reader.id, Name: reader.name }, ...eventData(seen) },
          });
        return asSeen(tx, caller, id);
      }),

    /** Takes a like back; without one nothing changes. @throws Refusal NOT_FOUND */
    unlike: ({ database }: Services, caller: Caller, id: string): Promise<Seen> =>
      database.transaction(async (tx) => {
        await asSeen(tx, caller, id);
        if (await takeVoteBack(tx, voteOf(caller, id))) {
          await count(tx, id, -1);
          await withdrawActivity(tx, byMember(caller.id, 'VOTE', kind, id));
        }
        return asSeen(tx, caller, id);
      }),
  };
};
