import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { DAY, isoWeek } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { MailDraft } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { members } from '../members/tables.ts';
import { mailRefusals } from '../notifications/store.ts';
import { digestsOf } from './contents.ts';

export const DIGEST_JOB = 'digest';
/** Members a transaction: less than a second's work. */
const SLICE = 200;

interface Walk {
  /** `2026-W47`: of one week, a member gets one. */
  week: string;
  /** Time at which the walk began: all digests look at the same seven days. */
  date: string;
  /** The last member who was looked at; empty before the first. */
  after: string;
}

/** Begins the walk through all members. */
export const beginDigests = (tx: Transaction, { jobs, now }: Services): Promise<void> => {
  const walk: Walk = { week: isoWeek(now()), date: now().toISOString(), after: '' };
  return jobs.add(tx, DIGEST_JOB, walk);
};

/** Finds members with an address of their own, in the order of ids. */
const nextMembers = (tx: Transaction, after: string) =>
  tx
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(
      and(
        gt(members.id, after),
        eq(members.emailVerified, true),
        isNotNull(members.email),
        isNull(members.deactivated),
      ),
    )
    .orderBy(asc(members.id))
    .limit(SLICE);

/**
 * Writes a slice's mails into the outbox. They, the end of the job and the next one are one
 * transaction; should a week be walked twice, the mails' keys are known.
 */
export const digestHandler = (services: Services): JobHandler => ({
  run: ({ data }, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      const walk = data as Walk;
      const some = await nextMembers(tx, walk.after);
      const ids = some.map(({ id }) => id);
      const now = new Date(walk.date);
      const digests = await digestsOf(tx, ids, {
        since: new Date(now.getTime() - 7 * DAY),
        now,
        refusals: await mailRefusals(tx, ids),
      });
      const drafts = some.flatMap(({ id, name, email }): MailDraft[] => {
        const digest = digests.get(id);
        if (!digest || email === null) return [];
        const key = `digest:${walk.week}:${id}`;
        return [{ key, memberId: id, to: email, template: 'digest', data: { name, ...digest } }];
      });
      await services.outbox.add(tx, drafts);
      const after = ids.at(-1);
      if (after === undefined || ids.length < SLICE) return;
      await services.jobs.add(tx, DIGEST_JOB, { ...walk, after });
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    services.log.error({ walk: data }, 'weekly digests were not made for all members');
  },
});
