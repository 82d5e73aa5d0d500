import type { organisationMembers, organisations } from '../domains/organisations/tables.ts';
import { accountId } from './people.ts';
import { demoId } from './random.ts';

/** Runs the demo's competitions. */
export const demoOrganisation = {
  id: demoId('organisation', 1),
  shortName: 'whaletide',
  name: '鲸潮竞赛组',
  description: '鲸潮社区的比赛主办团队：出题、评审与颁奖。',
} satisfies typeof organisations.$inferInsert;

export const demoOrganisationMembers: (typeof organisationMembers.$inferInsert)[] = [
  { organisationId: demoOrganisation.id, memberId: accountId('organizer'), role: 'admin' },
];
