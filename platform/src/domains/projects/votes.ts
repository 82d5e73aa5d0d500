import { eq, sql } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { votingProblem } from '@whaletide/schema/domains/projects/rules.ts';
import { EVENT_LAB_LIKED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { likesOf } from '../votes/store/likes.ts';
import { labAsSeen } from './bookmarks.ts';
import { labs } from './tables.ts';

/** Likes of projects, whose authors hear of them (event 35). */
export const { like, unlike } = likesOf<Lab>({
  kind: 'PROJECT',
  asSeen: labAsSeen,
  authorOf: ({ User }) => User,
  problem: votingProblem,
  count: (tx, id, change) =>
    tx
      .update(labs)
      .set({ votesNumber: sql`${labs.votesNumber} + ${change}` })
      .where(eq(labs.id, id)),
  eventType: EVENT_LAB_LIKED,
  eventData: ({ _id, Title }) => ({ Lab: { _id, Name: Title } }),
});
