import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { DAY, isoWeek } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { MailDraft } from '#mail/outbox.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';

/** Members a transaction: less than a second's work. */
const SLICE = 200;

interface Walk {
  /** `2026-W47`: of one week, a member gets one. */
  week: string;
  /** Time at which the walk began: all mails look at the same seven days. */
  date: string;
  /** The last member who was looked at; empty before the first. */
  after: string;
}

/** A member whose address is proved. */
interface Reader {
  id: string;
  name: string;
  email: string;
}

export interface Week {
  since: Date;
  now: Date;
}

/** A mail that members get once a week, if at all. */
export interface WeeklyMail {
  /** Kind of its job; with week and member its key in the outbox. */
  job: string;
  /** Members to look at; absent: all. */
  among?: SQL;
  /** Writes the mails of a slice of members; one who has nothing new, or wants none, is missing. */
  write: (
    tx: Transaction,
    readers: readonly Reader[],
    week: Week,
  ) => Promise<ReadonlyMap<string, Pick<MailDraft, 'template' | 'data'>>>;
  /** Log line of a walk that was given up. */
  givenUp: string;
}

/** Begins the walk through the members of a mail. */
export const beginWalk = (
  tx: Transaction,
  { jobs, now }: Services,
  { job }: WeeklyMail,
): Promise<void> => {
  const walk: Walk = { week: isoWeek(now()), date: now().toISOString(), after: '' };
  return jobs.add(tx, job, walk);
};

/** Finds members with an address of their own, in the order of ids. */
const nextReaders = async (
  tx: Transaction,
  after: string,
  among: SQL | undefined,
): Promise<Reader[]> => {
  const rows = await tx
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(
      and(
        gt(members.id, after),
        eq(members.emailVerified, true),
        isNotNull(members.email),
        isNull(members.deactivated),
        among,
      ),
    )
    .orderBy(asc(members.id))
    .limit(SLICE);
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }));
};

/**
 * Writes a slice's mails into the outbox. They, the end of the job and the next one are one
 * transaction; should a week be walked twice, the mails' keys are known.
 */
export const walkHandler = (services: Services, mail: WeeklyMail): JobHandler => ({
  run: ({ data }, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      const walk = data as Walk;
      const readers = await nextReaders(tx, walk.after, mail.among);
      const now = new Date(walk.date);
      const since = new Date(now.getTime() - 7 * DAY);
      const written = await mail.write(tx, readers, { since, now });
      const drafts = readers.flatMap(({ id, email }): MailDraft[] => {
        const content = written.get(id);
        const key = `${mail.job}:${walk.week}:${id}`;
        return content ? [{ key, memberId: id, to: email, ...content }] : [];
      });
      await services.outbox.add(tx, drafts);
      const after = readers.at(-1)?.id;
      if (after === undefined || readers.length < SLICE) return;
      await services.jobs.add(tx, mail.job, { ...walk, after });
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    services.log.error({ walk: data }, mail.givenUp);
  },
});
