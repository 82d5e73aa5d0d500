import { and, eq, sql } from 'drizzle-orm';
import { EVENT_LAB_COMMENTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { CommentTarget } from '../comments/store/targets.ts';
import { labs } from './tables.ts';

const there = (id: string) => and(eq(labs.id, id), eq(labs.deleted, false));

/** Projects, as they are commented on. */
export const commentedProject: CommentTarget = {
  eventType: EVENT_LAB_COMMENTED,
  find: async (db, id) => {
    const { memberId, title, collapsedDate } = labs;
    const [lab] = await db
      .select({ memberId, title, private: labs.private, collapsedDate })
      .from(labs)
      .where(there(id));
    return (
      lab && {
        ownerId: lab.memberId,
        title: lab.title,
        state: lab.private ? 'PRIVATE' : lab.collapsedDate ? 'FOLDED' : 'OPEN',
        data: { Lab: { _id: id, Name: lab.title } },
      }
    );
  },
  count: async (tx, id, change) => {
    const counted = await tx
      .update(labs)
      .set({ commentsNumber: sql`${labs.commentsNumber} + ${change}` })
      .where(there(id))
      .returning({ id: labs.id });
    return counted.length > 0;
  },
};
