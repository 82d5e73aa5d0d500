import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { schedules } from './tables.ts';

/** Longest delay with which something set for a time may begin. */
const LOOK_MS = 30_000;

/** Work that is begun again and again at set times. */
export interface Schedule {
  kind: string;
  /** The first time after that moment. */
  next: (after: Date) => Date;
  /** Begins it, in the transaction that moves the time on. */
  begin: (tx: Transaction) => Promise<void>;
}

type Clock = Pick<Services, 'database' | 'now'>;

/**
 * Begins what is due, by one process of however many: the one whose UPDATE moves the time on. What
 * was missed while none ran is begun once, late.
 */
export const lookAtSchedule = async (
  { database, now }: Clock,
  { kind, next, begin }: Schedule,
): Promise<void> => {
  const { db } = database;
  const moment = now();
  await db
    .insert(schedules)
    .values({ kind, nextDue: next(moment) })
    .onConflictDoNothing();
  const [row] = await db.select().from(schedules).where(eq(schedules.kind, kind));
  if (!row || row.nextDue > moment) return;
  await database.transaction(async (tx) => {
    const moved = await tx
      .update(schedules)
      .set({ nextDue: next(moment) })
      .where(and(eq(schedules.kind, kind), eq(schedules.nextDue, row.nextDue)))
      .returning({ kind: schedules.kind });
    if (moved.length > 0) await begin(tx);
  });
};

/** Looks at all of them now and every half minute, until it is stopped. */
export const startSchedules = (
  services: Clock & Pick<Services, 'log'>,
  all: readonly Schedule[],
): (() => Promise<void>) => {
  let looking: Promise<void> | undefined;
  const look = async () => {
    for (const schedule of all) {
      try {
        await lookAtSchedule(services, schedule);
      } catch (error) {
        services.log.warn({ err: error, kind: schedule.kind }, 'schedule not looked at');
      }
    }
    looking = undefined;
  };
  const start = () => {
    looking ??= look();
  };
  const timer = setInterval(start, LOOK_MS);
  start();
  return async () => {
    clearInterval(timer);
    await looking;
  };
};
