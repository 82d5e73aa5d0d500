import type { competitions } from '../domains/competitions/tables.ts';
import type { auditEntries } from '../domains/moderation/tables.ts';
import { demoOrganizations } from './organizations.ts';
import { accountId } from './people.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

type Entry = typeof auditEntries.$inferInsert;

type Held = Pick<
  typeof competitions.$inferInsert,
  'id' | 'name' | 'organizerId' | 'published' | 'finalRanking'
>;

/**
 * Makes the log of what the operator, administrators and organizers did before the demo begins,
 * oldest first.
 */
export const demoAudit = (held: readonly Held[], now: Date): Entry[] => {
  const admin = accountId('admin');
  const deeds: Omit<Entry, 'date'>[] = [
    {
      actorId: null,
      action: 'memberAdmin.setRole',
      kind: 'MEMBER',
      targetId: admin,
      title: '鲸潮管理员',
      before: { roles: [] },
      after: { roles: ['admin'] },
    },
    ...demoOrganizations.map(({ shortName, name }): Omit<Entry, 'date'> => ({
      actorId: admin,
      action: 'organizationAdmin.create',
      kind: 'ORGANIZATION',
      targetId: shortName,
      title: name,
      before: null,
      after: { shortName, name },
    })),
    ...held
      .filter(({ published }) => published)
      .map(({ id, name, organizerId }): Omit<Entry, 'date'> => ({
        actorId: organizerId,
        action: 'managing.publish',
        kind: 'COMPETITION',
        targetId: id,
        title: name,
        before: { published: false },
        after: { published: true },
      })),
    ...held
      .filter(({ finalRanking }) => finalRanking)
      .map(({ id, name, organizerId }): Omit<Entry, 'date'> => ({
        actorId: organizerId,
        action: 'outcome.publishRanking',
        kind: 'COMPETITION',
        targetId: id,
        title: name,
        before: { finalRanking: false },
        after: { finalRanking: true },
      })),
  ];
  return deeds.map((deed, index) => ({
    ...deed,
    date: new Date(now.getTime() - (deeds.length - index) * DAY),
  }));
};
