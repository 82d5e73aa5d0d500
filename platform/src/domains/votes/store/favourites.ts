import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '#domains/activity-log/store.ts';

/** A member's favourite. */
interface Favourite {
  memberId: string;
  id: string;
}

/** Content that members keep among their favourites, as its domain stores it. */
interface Bookmarkable<Seen> {
  kind: 'PROJECT' | 'DATASET';
  /** The content as the caller sees it. @throws Refusal NOT_FOUND */
  asSeen: (tx: Transaction, caller: Caller, id: string) => Promise<Seen>;
  /** Adds a favourite, unless it is there; answers the added rows. */
  add: (tx: Transaction, favourite: Favourite & { date: Date }) => PromiseLike<unknown[]>;
  /** Answers the removed rows. */
  remove: (tx: Transaction, favourite: Favourite) => PromiseLike<unknown[]>;
  count: (tx: Transaction, id: string, change: number) => PromiseLike<unknown>;
}

/** Makes the two calls by which members keep content among their favourites. */
export const favouritesOf = <Seen>({ kind, asSeen, add, remove, count }: Bookmarkable<Seen>) => ({
  /** Keeps it among the member's favourites; a second time changes nothing. @throws Refusal NOT_FOUND */
  bookmark: ({ database, now }: Services, caller: Caller, id: string): Promise<Seen> =>
    database.transaction(async (tx) => {
      await asSeen(tx, caller, id);
      const date = now();
      const added = await add(tx, { memberId: caller.id, id, date });
      if (added.length > 0) {
        await count(tx, id, 1);
        await recordActivity(tx, byMember(caller.id, 'BOOKMARK', kind, id), date);
      }
      return asSeen(tx, caller, id);
    }),

  /** Takes it out of them; without it nothing changes. @throws Refusal NOT_FOUND */
  unbookmark: ({ database }: Services, caller: Caller, id: string): Promise<Seen> =>
    database.transaction(async (tx) => {
      await asSeen(tx, caller, id);
      const removed = await remove(tx, { memberId: caller.id, id });
      if (removed.length > 0) {
        await count(tx, id, -1);
        await withdrawActivity(tx, byMember(caller.id, 'BOOKMARK', kind, id));
      }
      return asSeen(tx, caller, id);
    }),
});
