import type { jobs } from '../jobs/tables.ts';
import type { outbox } from '../mail/tables.ts';
import { type Account, accountId, accountName } from './people.ts';
import { demoId } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

const mails: readonly { to: Account; reason: string; hours: number; tries: number }[] = [
  { to: 'captain', reason: 'UNCERTAIN', hours: 30, tries: 1 },
  { to: 'newcomer', reason: 'connect ECONNREFUSED', hours: 31, tries: 3 },
  { to: 'creator', reason: '550 mailbox unavailable', hours: 54, tries: 3 },
];

/** Mails of a week long past that wait for an administrator. */
export const demoParkedMails = (now: Date): (typeof outbox.$inferInsert)[] =>
  mails.map(({ to, reason, hours, tries }) => {
    const parkedDate = new Date(now.getTime() - hours * HOUR);
    return {
      key: `digest:2026-W40:${accountId(to)}`,
      memberId: accountId(to),
      to: `${to}@demo.test`,
      template: 'digest',
      data: {
        name: accountName(to),
        unread: [],
        followers: 3,
        ending: [],
        columns: [],
      },
      due: parkedDate,
      tries,
      parkedDate,
      reason,
    };
  });

/** Jobs that do. */
export const demoParkedJobs = (now: Date): (typeof jobs.$inferInsert)[] =>
  (['DATABASE', 'DIED'] as const).map((reason, index) => {
    const parkedDate = new Date(now.getTime() - (index + 20) * HOUR);
    const cursor = { date: parkedDate.toISOString(), memberId: '' };
    return {
      id: demoId('parkedJob', index + 1),
      kind: 'column-news',
      data: { columnId: demoId('column', 1), labId: demoId('project', index), cursor },
      due: parkedDate,
      tries: 3,
      parkedDate,
      reason,
    };
  });
