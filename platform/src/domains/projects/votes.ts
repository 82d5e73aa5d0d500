import { eq, sql } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { votingProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { EVENT_LAB_LIKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import { memberById } from '../members/store.ts';
import { castVote, takeVoteBack } from '../votes/store.ts';
import { labAsSeen } from './bookmarks.ts';
import { labs } from './tables.ts';

const countVotes = (tx: Transaction, id: string, change: number) =>
  tx
    .update(labs)
    .set({ votesNumber: sql`${labs.votesNumber} + ${change}` })
    .where(eq(labs.id, id));

const voteOf = (caller: Caller, targetId: string) =>
  ({ kind: 'PROJECT', targetId, memberId: caller.id }) as const;

/**
 * Likes a project, whose author hears of it (event 35); a second time changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN for one's own
 */
export const voteLab = (
  { database, events, now }: Services,
  caller: Caller,
  id: string,
): Promise<Lab> =>
  database.transaction(async (tx) => {
    const lab = await labAsSeen(tx, caller, id);
    refuseIf(votingProblem({ isOwn: lab.User === caller.id }));
    const date = now();
    const { counts, isNews } = await castVote(tx, voteOf(caller, id), date);
    if (counts) {
      await countVotes(tx, id, 1);
      await recordActivity(tx, byMember(caller.id, 'VOTE', 'PROJECT', id), date);
    }
    const reader = isNews ? await memberById(tx, caller.id) : undefined;
    if (reader)
      await events.publish(tx, [lab.User], {
        kind: 'notification',
        eventType: EVENT_LAB_LIKED,
        related: id,
        data: {
          User: { _id: reader.id, Name: reader.name },
          Lab: { _id: id, Name: lab.Title },
        },
      });
    return labAsSeen(tx, caller, id);
  });

/** Takes a like back; without one nothing changes. @throws Refusal NOT_FOUND */
export const unvoteLab = ({ database }: Services, caller: Caller, id: string): Promise<Lab> =>
  database.transaction(async (tx) => {
    await labAsSeen(tx, caller, id);
    if (await takeVoteBack(tx, voteOf(caller, id))) {
      await countVotes(tx, id, -1);
      await withdrawActivity(tx, byMember(caller.id, 'VOTE', 'PROJECT', id));
    }
    return labAsSeen(tx, caller, id);
  });
