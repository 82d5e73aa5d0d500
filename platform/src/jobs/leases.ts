import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { JobFailure } from '@whaletide/schema/domains/parked-work/rules.ts';
import type { Limits } from '../limits.ts';
import {
  type Database,
  type Handle,
  isUniqueViolation,
  type Transaction,
} from '../database/database.ts';
import { newId } from '../ids.ts';
import { jobs } from './tables.ts';

/** A job that this process holds, until its lease runs out. */
export interface LeasedJob {
  id: string;
  kind: string;
  data: unknown;
  /** This one included. */
  tries: number;
  /** Tries in the middle of which their process ended. */
  deaths: number;
  lease: string;
  /** By an administrator, after it was parked: what is left is to record that. */
  givenUp: boolean;
}

const leasedOf = (
  { id, kind, data, tries, deaths, givenUp }: typeof jobs.$inferSelect,
  lease: string,
): LeasedJob => ({ id, kind, data, tries, deaths, givenUp, lease });

/** The job that a worker holds, as it names it. */
export type Held = Pick<LeasedJob, 'id' | 'lease'>;

/** The lease ran out and another worker has the job: this one's work must not be recorded. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Conditions on the rows of jobs, by which those that are due take turns. */
export interface LeaseChoice {
  /** Jobs that aren't taken now. */
  except?: SQL | undefined;
  /** Jobs that are taken after all others. */
  last?: SQL | undefined;
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

  const takeDue = async (
    kinds: readonly string[],
    { except, last }: LeaseChoice,
  ): Promise<LeasedJob | undefined> => {
    const lease = newId();
    const other = alias(jobs, 'other');
    const turnIsTaken = db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.turn, jobs.turn),
          ne(other.id, jobs.id),
          isNotNull(other.lease),
          isNull(other.parkedDate),
        ),
      );
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          inArray(jobs.kind, [...kinds]),
          isNull(jobs.parkedDate),
          lte(jobs.due, now()),
          or(isNull(jobs.turn), notExists(turnIsTaken)),
          except && not(except),
        ),
      )
      .orderBy(...(last ? [last] : []), asc(jobs.due), asc(jobs.id))
      .limit(1)
      .for('update', { of: jobs, skipLocked: true });
    const [row] = await db
      .update(jobs)
      .set({
        lease,
        due: later(limits.jobLeaseMs),
        tries: sql`${jobs.tries} + 1`,
        deaths: sql`${jobs.deaths} + (${jobs.lease} is not null)::int`,
      })
      // Compared as one value: as a list, a plan may run the subquery more than once.
      .where(sql`${jobs.id} = (${due})`)
      .returning();
    return row && leasedOf(row, lease);
  };

  return {
    /**
     * Takes the longest due job of these kinds; workers that ask at once get different ones, of one
     * turn one of them alone.
     */
    lease: async (
      kinds: readonly string[],
      choice: LeaseChoice = {},
    ): Promise<LeasedJob | undefined> => {
      for (;;) {
        try {
          return await takeDue(kinds, choice);
        } catch (error) {
          // Another worker has just taken a job of this turn.
          if (!isUniqueViolation(error)) throw error;
        }
      }
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
      return row && leasedOf(row, job.lease);
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

    /** Gives the job back at once; the try doesn't count. */
    handBack: async (job: LeasedJob): Promise<void> => {
      await db
        .update(jobs)
        .set({ due: now(), lease: null, tries: sql`greatest(${jobs.tries} - 1, 0)` })
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
      return rows.flatMap((row) => (row.lease === null ? [] : [leasedOf(row, row.lease)]));
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
