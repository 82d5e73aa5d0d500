import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { shippedQuests } from '../definitions.ts';
import { questProgress, quests } from '../tables.ts';

/**
 * Puts the quests that ship with the site where they are missing; what administrators have changed
 * stays. Who had completed one while it was written in the code keeps what it paid then.
 */
export const fillQuests = async (db: Handle, now: Date): Promise<void> => {
  const rows = shippedQuests.map((quest) => ({ ...quest, active: true, updateDate: now }));
  const added = await db
    .insert(quests)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: quests.id, threshold: quests.threshold, rewards: quests.rewards });
  for (const { id, threshold, rewards } of added) {
    const { questId, status } = questProgress;
    await db
      .update(questProgress)
      .set({ threshold, rewards })
      .where(and(eq(questId, id), ne(status, 'IN_PROGRESS'), isNull(questProgress.rewards)));
  }
};
