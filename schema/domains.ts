import { account } from './domains/account/domain.ts';
import { activities } from './domains/activities/domain.ts';
import { activityLog } from './domains/activity-log/domain.ts';
import { announcements } from './domains/announcements/domain.ts';
import { applicationForms } from './domains/application-forms/domain.ts';
import { badges } from './domains/badges/domain.ts';
import { calendars } from './domains/calendars/domain.ts';
import { channels } from './domains/channels/domain.ts';
import { chat } from './domains/chat/domain.ts';
import { classes } from './domains/classes/domain.ts';
import { clients } from './domains/clients/domain.ts';
import { columns } from './domains/columns/domain.ts';
import { comments } from './domains/comments/domain.ts';
import { competitionCode } from './domains/competition-code/domain.ts';
import { competitions } from './domains/competitions/domain.ts';
import { creators } from './domains/creators/domain.ts';
import { datasetBindings } from './domains/dataset-bindings/domain.ts';
import { datasets } from './domains/datasets/domain.ts';
import { digests } from './domains/digests/domain.ts';
import { feed } from './domains/feed/domain.ts';
import { forum } from './domains/forum/domain.ts';
import { growth } from './domains/growth/domain.ts';
import { invitations } from './domains/invitations/domain.ts';
import { judging } from './domains/judging/domain.ts';
import { leaderboards } from './domains/leaderboards/domain.ts';
import { managing } from './domains/managing/domain.ts';
import { members } from './domains/members/domain.ts';
import { moderation } from './domains/moderation/domain.ts';
import { nodes } from './domains/nodes/domain.ts';
import { notifications } from './domains/notifications/domain.ts';
import { organizations } from './domains/organizations/domain.ts';
import { parkedWork } from './domains/parked-work/domain.ts';
import { practice } from './domains/practice/domain.ts';
import { projects } from './domains/projects/domain.ts';
import { quests } from './domains/quests/domain.ts';
import { ratings } from './domains/ratings/domain.ts';
import { receipts } from './domains/receipts/domain.ts';
import { recommendations } from './domains/recommendations/domain.ts';
import { records } from './domains/records/domain.ts';
import { registration } from './domains/registration/domain.ts';
import { scoring } from './domains/scoring/domain.ts';
import { search } from './domains/search/domain.ts';
import { serviceAccounts } from './domains/service-accounts/domain.ts';
import { site } from './domains/site/domain.ts';
import { skills } from './domains/skills/domain.ts';
import { snippets } from './domains/snippets/domain.ts';
import { submissions } from './domains/submissions/domain.ts';
import { teamChanges } from './domains/team-changes/domain.ts';
import { teams } from './domains/teams/domain.ts';
import { tracking } from './domains/tracking/domain.ts';
import { uploads } from './domains/uploads/domain.ts';
import { votes } from './domains/votes/domain.ts';
import { webhooks } from './domains/webhooks/domain.ts';
import { workOrders } from './domains/work-orders/domain.ts';
import { writeUps } from './domains/write-ups/domain.ts';
import { type DomainRecord, fromTheGround } from './shared/domain.ts';

/** Records of all domains. Their order counts only among those that don't know each other. */
export const domains: readonly DomainRecord[] = [
  tracking,
  search,
  activityLog,
  members,
  uploads,
  growth,
  moderation,
  parkedWork,
  quests,
  account,
  notifications,
  votes,
  comments,
  announcements,
  organizations,
  serviceAccounts,
  competitions,
  webhooks,
  activities,
  site,
  teams,
  invitations,
  records,
  ratings,
  registration,
  projects,
  snippets,
  skills,
  datasets,
  datasetBindings,
  columns,
  channels,
  feed,
  recommendations,
  forum,
  chat,
  applicationForms,
  workOrders,
  receipts,
  submissions,
  scoring,
  judging,
  leaderboards,
  practice,
  writeUps,
  competitionCode,
  teamChanges,
  managing,
  badges,
  digests,
  creators,
  nodes,
  clients,
  calendars,
  classes,
];

/**
 * The domains of each layer in their order, from the ground up: a domain imports only those that its
 * record names, and those only through their public face. Lint holds it (eslint/layers.js). Where a
 * lower domain has to react to a higher one, the higher registers itself at the layer's composition
 * root.
 */
export const platformDomains = fromTheGround(domains, 'platform');

/** Web's; a domain's public face is its `components/` and its `paths.ts`. */
export const webDomains = fromTheGround(domains, 'web');

/** The gateway's: none imports another. */
export const gatewayDomains = fromTheGround(domains, 'gateway');
