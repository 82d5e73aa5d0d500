import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Limits } from '../limits.ts';
import type { Database, Handle, Transaction } from '../database/database.ts';
import { slices } from '../database/slices.ts';
import { newId } from '../ids.ts';
import { jobs } from './tables.ts';

const CHANNEL = 'whaletide_jobs';

/** A job that this process holds, until its lease runs out. */
export interface LeasedJob {
  id: string;
  kind: string;
  data: unknown;
  /** This one included. */
  tries: number;
  lease: string;
  /** By an administrator, after it was parked: what is left is to record that. */
  givenUp: boolean;
}

/** The job that a worker holds, as it names it. */
export type Held = Pick<LeasedJob, 'id' | 'lease'>;

/** The lease ran out and another worker has the job: this one's work must not be recorded. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export interface QueueOptions {
  database: Database;
  limits: Limits;
  log: FastifyBaseLogger;
  now: () => Date;
}

/**
 * The queue of leased jobs in the database: nothing is lost with a process, nothing done twice. By
 * hand, since a job is added and ended in the transaction of what it is about, on PGlite as on
 * PostgreSQL, while libraries bring tables and connections of their own.
 */
export const jobQueue = ({ database, limits, log, now }: QueueOptions) => {
  const { db } = database;
  const later = (ms: number) => new Date(now().getTime() + ms);
  const held = (job: Held) => and(eq(jobs.id, job.id), eq(jobs.lease, job.lease));

  const wake = (tx: Transaction, kind: string) =>
    tx.afterCommit(() => {
      database
        .notify(CHANNEL, kind)
        .catch((error: unknown) => log.warn({ err: error }, 'job wake-up failed'));
    });

  const addAll = async (
    tx: Transaction,
    kind: string,
    all: readonly object[],
    due = now(),
  ): Promise<void> => {
    for (const rows of slices(all))
      await tx.insert(jobs).values(rows.map((data) => ({ id: newId(), kind, data, due })));
    wake(tx, kind);
  };

  return {
    /**
     * Adds a job in the transaction of what asks for it; workers are woken by the commit. One
     * that is due later is found by their polling.
     */
    add: (tx: Transaction, kind: string, data: object, due?: Date): Promise<void> =>
      addAll(tx, kind, [data], due),

    /** The same for many jobs of a kind. */
    addAll,

    /** Takes the longest due job of these kinds; workers that ask at once get different ones. */
    lease: async (kinds: readonly string[]): Promise<LeasedJob | undefined> => {
      const lease = newId();
      const due = db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(inArray(jobs.kind, [...kinds]), isNull(jobs.parkedDate), lte(jobs.due, now())))
        .orderBy(asc(jobs.due), asc(jobs.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(jobs)
        .set({ lease, due: later(limits.jobLeaseMs), tries: sql`${jobs.tries} + 1` })
        // Compared as one value: as a list, a plan may run the subquery more than once.
        .where(sql`${jobs.id} = (${due})`)
        .returning();
      if (!row) return undefined;
      const { id, kind, data, tries, givenUp } = row;
      return { id, kind, data, tries, givenUp, lease };
    },

    /**
     * Says that the work goes on. Answers until when the lease holds now; undefined where another
     * worker has the job, or it is done.
     */
    extend: async (job: Held): Promise<Date | undefined> => {
      const due = later(limits.jobLeaseMs);
      const kept = await db.update(jobs).set({ due }).where(held(job)).returning({ id: jobs.id });
      return kept.length > 0 ? due : undefined;
    },

    /** The job of these kinds that a worker holds by this lease; undefined where it doesn't. */
    find: async (job: Held, kinds: readonly string[]): Promise<LeasedJob | undefined> => {
      const [row] = await db
        .select()
        .from(jobs)
        .where(and(held(job), inArray(jobs.kind, [...kinds])));
      if (!row) return undefined;
      const { id, kind, data, tries, givenUp } = row;
      return { id, kind, data, tries, givenUp, lease: job.lease };
    },

    /** Counts the jobs of these kinds that aren't parked, held ones too. */
    waiting: async (kinds: readonly string[]): Promise<Map<string, number>> => {
      const rows = await db
        .select({ kind: jobs.kind, jobs: count() })
        .from(jobs)
        .where(and(inArray(jobs.kind, [...kinds]), isNull(jobs.parkedDate)))
        .groupBy(jobs.kind);
      return new Map(rows.map((row) => [row.kind, row.jobs]));
    },

    /** Ends the job in the transaction that records its result. @throws LeaseLost */
    finish: async (tx: Transaction, job: LeasedJob): Promise<void> => {
      const ended = await tx.delete(jobs).where(held(job)).returning({ id: jobs.id });
      if (ended.length === 0) throw new LeaseLost(`job ${job.id} is held by another worker`);
    },

    /** Gives the job back, to be tried again after a while. */
    postpone: async (job: LeasedJob, ms: number): Promise<void> => {
      await db
        .update(jobs)
        .set({ due: later(ms), lease: null })
        .where(held(job));
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
     * Finds jobs whose lease has run out at their last try, of kinds with these prefixes: no worker
     * may try them again.
     */
    abandoned: async (handle: Handle, kindPrefixes: readonly string[]): Promise<LeasedJob[]> => {
      const rows = await handle
        .select()
        .from(jobs)
        .where(
          and(
            or(...kindPrefixes.map((prefix) => like(jobs.kind, `${prefix}%`))),
            isNotNull(jobs.lease),
            isNull(jobs.parkedDate),
            lte(jobs.due, now()),
            gte(jobs.tries, limits.jobTries),
          ),
        )
        .orderBy(asc(jobs.due), asc(jobs.id));
      return rows.flatMap(({ id, kind, data, tries, givenUp, lease }) =>
        lease === null ? [] : [{ id, kind, data, tries, givenUp, lease }],
      );
    },

    /** Ends an abandoned job, in the transaction that records that; false where it lives again. */
    drop: async (tx: Transaction, job: LeasedJob): Promise<boolean> => {
      const ended = await tx
        .delete(jobs)
        .where(and(held(job), lte(jobs.due, now())))
        .returning({ id: jobs.id });
      return ended.length > 0;
    },

    /** Keeps what failed too often for an administrator to decide on. */
    park: async (job: LeasedJob, reason: JobFailure): Promise<void> => {
      await db.update(jobs).set({ parkedDate: now(), reason, lease: null }).where(held(job));
      log.error({ job: job.id, kind: job.kind, reason }, 'a job was parked');
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
        .set({ parkedDate: null, reason: null, tries: 0, due: now(), givenUp: to === 'give up' })
        .where(and(eq(jobs.id, id), isNotNull(jobs.parkedDate)))
        .returning({ kind: jobs.kind });
      if (row) wake(tx, row.kind);
      return row?.kind;
    },

    listen: (onWake: () => void) => database.listen(CHANNEL, onWake),
  };
};
export type JobQueue = ReturnType<typeof jobQueue>;
