import { and, count, eq, inArray, isNotNull, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Handle, Transaction } from '../database/database.ts';
import { slices } from '../database/slices.ts';
import { newId } from '../ids.ts';
import { jobLeases, type QueueOptions } from './leases.ts';
import { jobs } from './tables.ts';

const CHANNEL = 'whaletide_jobs';
/** Beginning of a notification that names a job which was cancelled; others name a kind. */
const CANCELLED = 'cancelled ';

export interface JobPlan {
  /** Not before this; absent is at once. */
  due?: Date | undefined;
  /** Key of those for whom one job is done at a time, of whatever kind. */
  turn?: string | undefined;
}

/**
 * The queue of leased jobs in the database: nothing is lost with a process, nothing done twice. By
 * hand, since a job is added and ended in the transaction of what it is about, on PGlite as on
 * PostgreSQL, while libraries bring tables and connections of their own.
 */
export const jobQueue = (options: QueueOptions) => {
  const { database, log, now } = options;
  const wake = (tx: Transaction, message: string) =>
    tx.afterCommit(() => {
      database
        .notify(CHANNEL, message)
        .catch((error: unknown) => log.warn({ err: error }, 'job wake-up failed'));
    });

  const addAll = async (
    tx: Transaction,
    kind: string,
    all: readonly object[],
    { due = now(), turn }: JobPlan = {},
  ): Promise<void> => {
    for (const rows of slices(all))
      await tx.insert(jobs).values(rows.map((data) => ({ id: newId(), kind, data, due, turn })));
    wake(tx, kind);
  };

  return {
    ...jobLeases(options),

    /**
     * Adds a job in the transaction of what asks for it; workers are woken by the commit. One
     * that is due later is found by their polling.
     */
    add: (tx: Transaction, kind: string, data: object, plan?: JobPlan): Promise<void> =>
      addAll(tx, kind, [data], plan),

    /** The same for many jobs of a kind. */
    addAll,

    /** Counts the jobs of these kinds that aren't parked, held ones too. */
    waiting: async (db: Handle, kinds: readonly string[]): Promise<Map<string, number>> => {
      const rows = await db
        .select({ kind: jobs.kind, jobs: count() })
        .from(jobs)
        .where(and(inArray(jobs.kind, [...kinds]), isNull(jobs.parkedDate)))
        .groupBy(jobs.kind);
      return new Map(rows.map((row) => [row.kind, row.jobs]));
    },

    /**
     * Takes the jobs of these kinds back from their holders, since their basis has
     * changed: they are due at once, and the try doesn't count.
     */
    recall: async (tx: Transaction, kinds: readonly string[]): Promise<void> => {
      const some = await tx
        .update(jobs)
        .set({ due: now(), lease: null, tries: sql`greatest(${jobs.tries} - 1, 0)` })
        .where(and(inArray(jobs.kind, [...kinds]), isNotNull(jobs.lease), isNull(jobs.parkedDate)))
        .returning({ kind: jobs.kind });
      for (const kind of new Set(some.map((job) => job.kind))) wake(tx, kind);
    },

    /**
     * Takes jobs of a kind away for good, parked ones too: those whose data name the id by the key.
     * A worker that is at one of them ends at once, and can't record anything.
     */
    cancel: async (tx: Transaction, kind: string, [key, id]: [string, string]): Promise<void> => {
      const ended = await tx
        .delete(jobs)
        .where(and(eq(jobs.kind, kind), sql`${jobs.data} ->> ${key} = ${id}`))
        .returning({ id: jobs.id });
      for (const job of ended) wake(tx, `${CANCELLED}${job.id}`);
    },

    /**
     * Postpones unleased jobs of these kinds until then: those whose data name, by the key, one of
     * the ids.
     */
    putOff: async (
      tx: Transaction,
      { kinds, about, due }: { kinds: readonly string[]; about: [string, SQLWrapper]; due: Date },
    ): Promise<void> => {
      const [key, ids] = about;
      await tx
        .update(jobs)
        .set({ due })
        .where(
          and(
            inArray(jobs.kind, [...kinds]),
            isNull(jobs.lease),
            isNull(jobs.parkedDate),
            lte(jobs.due, due),
            sql`${jobs.data} ->> ${key} in ${ids}`,
          ),
        );
    },

    /**
     * Hands a parked job back to the workers, to do it or to record that it isn't done; answers
     * its kind, or undefined where it isn't parked (any more).
     */
    release: async (
      tx: Transaction,
      id: string,
      to: 'try' | 'give up',
    ): Promise<string | undefined> => {
      const [row] = await tx
        .update(jobs)
        .set({
          parkedDate: null,
          reason: null,
          tries: 0,
          deaths: 0,
          due: now(),
          givenUp: to === 'give up',
        })
        .where(and(eq(jobs.id, id), isNotNull(jobs.parkedDate)))
        .returning({ kind: jobs.kind });
      if (row) wake(tx, row.kind);
      return row?.kind;
    },

    /** Calls back when something may have become due, and with the id of a job that was cancelled. */
    listen: (onWake: () => void, onCancelled: (jobId: string) => void = () => undefined) =>
      database.listen(CHANNEL, (message) =>
        message.startsWith(CANCELLED) ? onCancelled(message.slice(CANCELLED.length)) : onWake(),
      ),
  };
};
export type JobQueue = ReturnType<typeof jobQueue>;
