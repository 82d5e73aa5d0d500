import { and, eq, inArray } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { type VotedKind, votes } from '../tables.ts';

/** A member's like of something. */
export interface Vote {
  kind: VotedKind;
  targetId: string;
  memberId: string;
}

const isOf = ({ kind, targetId, memberId }: Vote) =>
  and(eq(votes.kind, kind), eq(votes.targetId, targetId), eq(votes.memberId, memberId));

/** Switches a vote that is there already; false when there is nothing to switch. */
const turn = async (tx: Transaction, vote: Vote, active: boolean): Promise<boolean> => {
  const turned = await tx
    .update(votes)
    .set({ active })
    .where(and(isOf(vote), eq(votes.active, !active)))
    .returning({ targetId: votes.targetId });
  return turned.length > 0;
};

/**
 * Likes something; a second time counts nothing. Its author is told of a member's first like only,
 * however often it is taken back and given again.
 */
export const castVote = async (
  tx: Transaction,
  vote: Vote,
  date: Date,
): Promise<{ counts: boolean; isNews: boolean }> => {
  const first = await tx
    .insert(votes)
    .values({ ...vote, date })
    .onConflictDoNothing()
    .returning({ targetId: votes.targetId });
  const isNews = first.length > 0;
  return { isNews, counts: isNews || (await turn(tx, vote, true)) };
};

/** Takes a like back; false where there was none to count off. */
export const takeVoteBack = (tx: Transaction, vote: Vote): Promise<boolean> =>
  turn(tx, vote, false);

/** Finds those of these that the member likes. */
export const votedAmong = async (
  db: Handle,
  memberId: string,
  kind: VotedKind,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ targetId: votes.targetId })
    .from(votes)
    .where(
      and(
        eq(votes.kind, kind),
        eq(votes.memberId, memberId),
        inArray(votes.targetId, [...ids]),
        eq(votes.active, true),
      ),
    );
  return new Set(rows.map(({ targetId }) => targetId));
};

/** Forgets what a member likes of a kind; answers what counts one less from now on. */
export const forgetVotes = async (
  tx: Transaction,
  memberId: string,
  kind: VotedKind,
): Promise<string[]> => {
  const forgotten = await tx
    .delete(votes)
    .where(and(eq(votes.memberId, memberId), eq(votes.kind, kind)))
    .returning({ targetId: votes.targetId, active: votes.active });
  return forgotten.filter(({ active }) => active).map(({ targetId }) => targetId);
};

/** Forgets who likes something that is deleted. */
export const dropVotes = async (
  tx: Transaction,
  kind: VotedKind,
  targetId: string,
): Promise<void> => {
  await tx.delete(votes).where(and(eq(votes.kind, kind), eq(votes.targetId, targetId)));
};
