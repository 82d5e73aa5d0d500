import type { organizationMembers, organizations } from '../domains/organizations/tables.ts';
import { accountId } from './people.ts';
import { demoId } from './random.ts';

/** Hosts of the demo's competitions: an organization, by the account that administers it. */
const hosts = {
  organizer: {
    id: demoId('organization', 1),
    shortName: 'whaletide',
    name: '鲸潮竞赛组',
    description: '鲸潮社区的比赛主办团队：出题、评审与颁奖。',
  },
  school: {
    id: demoId('organization', 2),
    shortName: 'farshore',
    name: '远岸大学数据学院',
    description: '为在校学生举办成长系列赛与长期开放的练习。',
  },
} satisfies Record<string, typeof organizations.$inferInsert>;

/** The account of an organization. */
export type Host = keyof typeof hosts;

export const demoOrganizations = Object.values(hosts);

export const demoOrganizationMembers: (typeof organizationMembers.$inferInsert)[] = (
  Object.keys(hosts) as Host[]
).map((host) => ({
  organizationId: hosts[host].id,
  memberId: accountId(host),
  role: 'admin',
}));

/**
 * Answers the organization in whose name a project or a dataset is published; null for its member's
 * own.
 */
export const inNameOf = (host: Host | undefined) => ({
  organizationId: host === undefined ? null : hosts[host].id,
});

/** Answers the columns by which a competition names its host. */
export const heldBy = (host: Host) => ({
  organizerId: accountId(host),
  organizationId: hosts[host].id,
});
