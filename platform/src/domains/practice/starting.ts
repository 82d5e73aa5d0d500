import { and, eq } from 'drizzle-orm';
import type { Practice, PracticeState } from '@whaletide/schema/domains/practice/rest.ts';
import type { PracticeMode } from '@whaletide/schema/domains/practice/rules.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { beginPractice } from '../teams/store/practising.ts';
import { practices } from '../teams/tables.ts';
import { practiceStates } from './states.ts';
import { practiceClosings } from './tables.ts';

/** Refusal of practice that a competition doesn't take, or not any more. */
export const notTaken = () => conflict('该比赛现在不能练习');

/**
 * Begins a member's practice; who has begun gets the same again.
 * @throws Refusal NOT_FOUND, CONFLICT where the competition takes no practice
 */
export const startPractice = async (
  { database: { db }, now }: Services,
  caller: Caller,
  { competitionId, mode }: { competitionId: string; mode: PracticeMode },
): Promise<Practice> => {
  const stateNow = async (): Promise<PracticeState> => {
    const [state] = await practiceStates(db, caller, [competitionId], now());
    if (!state) throw notFound('比赛');
    return state;
  };
  const before = await stateNow();
  if (before.Practice) return before.Practice;
  if (!before.TakesPractice) throw notTaken();
  const startDate = now();
  const id = newId(startDate.getTime());
  await beginPractice(db, { id, competitionId, memberId: caller.id, mode, startDate });
  const { Practice: begun } = await stateNow();
  if (!begun) throw notFound('练习');
  return begun;
};

/** The caller's own practice. @throws Refusal NOT_FOUND for another's */
export const ownPractice = async (
  { database: { db } }: Services,
  caller: Caller,
  id: string,
): Promise<typeof practices.$inferSelect> => {
  const [row] = await db
    .select()
    .from(practices)
    .where(and(eq(practices.id, id), eq(practices.memberId, caller.id)));
  if (!row) throw notFound('练习');
  return row;
};

/** Closes a competition for practice, or opens it again. @throws Refusal NOT_FOUND, FORBIDDEN */
export const setClosed = async (
  { database, now }: Services,
  caller: Caller,
  { competitionId, isClosed }: { competitionId: string; isClosed: boolean },
): Promise<PracticeState> => {
  await database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    const changed = isClosed
      ? await tx
          .insert(practiceClosings)
          .values({ competitionId, date: now() })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(practiceClosings)
          .where(eq(practiceClosings.competitionId, competitionId))
          .returning();
    if (changed.length === 0) return;
    await record(tx, actedBy(caller, now), {
      action: 'practice.set',
      ...ofCompetition(competition),
      before: { closed: !isClosed },
      after: { closed: isClosed },
    });
  });
  const [state] = await practiceStates(database.db, caller, [competitionId], now());
  if (!state) throw notFound('比赛');
  return state;
};
