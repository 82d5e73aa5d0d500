import { and, eq } from 'drizzle-orm';
import type { WriteUp } from '@whaletide/schema/domains/write-ups/rest.ts';
import { writeUpVotingProblem } from '@whaletide/schema/domains/write-ups/rules.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { teamMembers } from '../teams/tables.ts';
import { castVote, forgetVotes, takeVoteBack, type Vote } from '../votes/store/votes.ts';
import { writeUpAsSeen } from './store/write-ups.ts';

const voteOf = (caller: Caller, targetId: string): Vote => ({
  kind: 'WRITE_UP',
  targetId,
  memberId: caller.id,
});

const isOf = async (tx: Transaction, caller: Caller, teamId: string): Promise<boolean> => {
  const rows = await tx
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.memberId, caller.id)));
  return rows.length > 0;
};

/** Likes a write-up; a second time changes nothing. @throws Refusal NOT_FOUND, FORBIDDEN for one's own */
export const likeWriteUp = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<WriteUp> =>
  database.transaction(async (tx) => {
    const { Team } = await writeUpAsSeen(tx, caller, id);
    refuseIf(writeUpVotingProblem({ isOwn: await isOf(tx, caller, Team) }));
    await castVote(tx, voteOf(caller, id), now());
    return writeUpAsSeen(tx, caller, id);
  });

/** Takes a like back; without one nothing changes. @throws Refusal NOT_FOUND */
export const unlikeWriteUp = (
  { database }: Services,
  caller: Caller,
  id: string,
): Promise<WriteUp> =>
  database.transaction(async (tx) => {
    await writeUpAsSeen(tx, caller, id);
    await takeVoteBack(tx, voteOf(caller, id));
    return writeUpAsSeen(tx, caller, id);
  });

/** Forgets which write-ups a member likes. */
export const forgetWriteUpLikes = async (
  tx: Transaction,
  { id }: { id: string },
): Promise<void> => {
  await forgetVotes(tx, id, 'WRITE_UP');
};
