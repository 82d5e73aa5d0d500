import { nextMonday } from '@whaletide/schema/shared/rules/time.ts';
import type { Schedule } from '#jobs/schedules.ts';
import type { Services } from '#services.ts';
import { beginWalk, type WeeklyMail } from './walk.ts';

const HOUR = 9;

/** Mondays at nine in Shanghai, when a week is planned. */
export const digestSchedule = (services: Services, mails: readonly WeeklyMail[]): Schedule => ({
  kind: 'digest',
  next: (after) => nextMonday(after, HOUR),
  begin: async (tx) => {
    // A mail has to lead somewhere, and to where it can be unsubscribed from.
    if (services.config.publicOrigins.length === 0)
      return services.log.warn('weekly digests are not sent: set PUBLIC_ORIGINS');
    for (const mail of mails) await beginWalk(tx, services, mail);
  },
});
