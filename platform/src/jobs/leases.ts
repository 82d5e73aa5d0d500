import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Limits } from '../limits.ts';
import type { Database, Handle, Transaction } from '../database/database.ts';
import { newId } from '../ids.ts';
import { jobs } from './tables.ts';

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
 * Leases of jobs: a worker holds a job for a while, says that it goes on, and ends it or gives it
 * back. What a worker does by a lease that another one has by now changes nothing.
 */
export const jobLeases = ({ database: { db }, limits, log, now }: QueueOptions) => {
  const later = (ms: number) => new Date(now().getTime() + ms);
  const held = (job: Held) => and(eq(jobs.id, job.id), eq(jobs.lease, job.lease));

  return {
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
  };
};
