import { eq, inArray } from 'drizzle-orm';
import { startBackground } from '#platform/src/background.ts';
import { CHANNEL_DIGEST_JOB } from '#platform/src/domains/digests/channel-digest.ts';
import { DIGEST_JOB } from '#platform/src/domains/digests/weekly-digest.ts';
import { jobs, schedules } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { rows } from './mailing.ts';
import type { TestPlatform } from './platform.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Monday, nine in Shanghai, after TEST_NOW. */
export const MONDAY = new Date('2026-11-23T01:00:00.000Z');
export const WEEK = 7 * DAY;

const schedule = async ({ database }: TestPlatform) => {
  const [row] = await database.db.select().from(schedules).where(eq(schedules.kind, 'digest'));
  return row;
};

/** Lets the background work while something is waited for, and ends it whatever comes of that. */
const working = async <T>(
  platform: TestPlatform,
  what: string,
  check: () => Promise<T>,
): Promise<void> => {
  const end = await startBackground(platform.services);
  await waitFor(what, check).finally(end);
};

/** Sets up the schedule, lets it be that moment, and lets the workers do what is due. */
export const workAt = async (platform: TestPlatform, moment: Date): Promise<void> => {
  await working(platform, 'the schedule', () => schedule(platform));
  platform.clock.now = moment;
  await working(platform, 'the week to be done', async () => {
    const row = await schedule(platform);
    const left = await platform.database.db
      .select()
      .from(jobs)
      .where(inArray(jobs.kind, [DIGEST_JOB, CHANNEL_DIGEST_JOB]));
    const mails = await rows(platform);
    const sent = mails.every(({ sentDate, parkedDate }) => sentDate ?? parkedDate);
    return row && row.nextDue > moment && left.length === 0 && sent;
  });
};
