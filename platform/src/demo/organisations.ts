import type { organisationMembers, organisations } from '../domains/organisations/tables.ts';
import { accountId } from './people.ts';
import { demoId } from './random.ts';

/** Who holds the demo's competitions: an organisation, by the account that administers it. */
const hosts = {
  organizer: {
    id: demoId('organisation', 1),
    shortName: 'whaletide',
    name: '鲸潮竞赛组',
    description: '鲸潮社区的比赛主办团队：出题、评审与颁奖。',
  },
  school: {
    id: demoId('organisation', 2),
    shortName: 'farshore',
    name: '远岸大学数据学院',
    description: '为在校学生举办成长系列赛与长期开放的练习。',
  },
} satisfies Record<string, typeof organisations.$inferInsert>;

/** The account of an organisation. */
export type Host = keyof typeof hosts;

export const demoOrganisations = Object.values(hosts);

export const demoOrganisationMembers: (typeof organisationMembers.$inferInsert)[] = (
  Object.keys(hosts) as Host[]
).map((host) => ({
  organisationId: hosts[host].id,
  memberId: accountId(host),
  role: 'admin',
}));

/** What a competition of the host's says of it. */
export const heldBy = (host: Host) => ({
  organizerId: accountId(host),
  organizationId: hosts[host].id,
});
