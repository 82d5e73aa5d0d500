import { and, eq } from 'drizzle-orm';
import type { Practice, PracticeState } from '@whaletide/schema/domains/practice/rest.ts';
import { type PracticeMode, virtualPeriod } from '@whaletide/schema/domains/practice/rules.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { beginPractice } from '../teams/store/practising.ts';
import { practices } from '../teams/tables.ts';
import { practiceStates } from './store.ts';
import { practiceClosings } from './tables.ts';

/** Refusal of practice that a competition doesn't take, or not any more. */
export const notTaken = () => conflict('该比赛现在不能练习');

/** End of a practice that begins now; null for one without a clock. */
const endOf = async (
  { database: { db } }: Services,
  caller: Caller,
  { competitionId, mode }: { competitionId: string; mode: PracticeMode },
  begun: Date,
): Promise<Date | null> => {
  if (mode !== 'virtual') return null;
  const [competition] = await competitionsByIds(db, [competitionId], caller);
  if (!competition?.endDate) throw notTaken();
  const { startDate, endDate } = competition;
  return virtualPeriod({ startDate, endDate }, begun).endDate;
};

/**
 * Begins a member's practice in a mode; who has begun gets the same again.
 * @throws Refusal NOT_FOUND, CONFLICT where the competition takes no practice
 */
export const startPractice = async (
  services: Services,
  caller: Caller,
  { competitionId, mode }: { competitionId: string; mode: PracticeMode },
): Promise<Practice> => {
  const {
    database: { db },
    now,
  } = services;
  const stateNow = async (): Promise<PracticeState> => {
    const [state] = await practiceStates(db, caller, [competitionId], now());
    if (!state) throw notFound('比赛');
    return state;
  };
  const ofMode = ({ Practices }: PracticeState) => Practices.find(({ Mode }) => Mode === mode);
  const before = await stateNow();
  const earlier = ofMode(before);
  if (earlier) return earlier;
  if (!before.TakesPractice) throw notTaken();
  const startDate = now();
  const id = newId(startDate.getTime());
  const endDate = await endOf(services, caller, { competitionId, mode }, startDate);
  await beginPractice(db, { id, competitionId, memberId: caller.id, mode, startDate, endDate });
  const begun = ofMode(await stateNow());
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
