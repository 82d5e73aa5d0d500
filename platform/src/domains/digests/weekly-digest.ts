import { mailRefusals } from '../notifications/store.ts';
import { digestsOf } from './contents.ts';
import type { WeeklyMail } from './walk.ts';

export const DIGEST_JOB = 'digest';

/** Mail that sums up a member's week on the site. */
export const weeklyDigest: WeeklyMail = {
  job: DIGEST_JOB,
  write: async (tx, readers, week) => {
    const ids = readers.map(({ id }) => id);
    const digests = await digestsOf(tx, ids, { ...week, refusals: await mailRefusals(tx, ids) });
    return new Map(
      readers.flatMap(({ id, name }) => {
        const digest = digests.get(id);
        return digest ? [[id, { template: 'digest', data: { name, ...digest } }]] : [];
      }),
    );
  },
  givenUp: 'weekly digests were not made for all members',
};
