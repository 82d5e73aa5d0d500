import { account } from './account/index.ts';
import { activities } from './activities/index.ts';
import { announcements } from './announcements/index.ts';
import { applicationForms } from './application-forms/index.ts';
import { badges } from './badges/index.ts';
import { channels } from './channels/index.ts';
import { chat } from './chat/index.ts';
import { columns } from './columns/index.ts';
import { comments } from './comments/index.ts';
import { competitions } from './competitions/index.ts';
import { creators } from './creators/index.ts';
import { datasetBindings } from './dataset-bindings/index.ts';
import { datasets } from './datasets/index.ts';
import { feed } from './feed/index.ts';
import { forum } from './forum/index.ts';
import { growth } from './growth/index.ts';
import { invitations } from './invitations/index.ts';
import { judging } from './judging/index.ts';
import { leaderboards } from './leaderboards/index.ts';
import { managing } from './managing/index.ts';
import { members } from './members/index.ts';
import { moderation } from './moderation/index.ts';
import { notifications } from './notifications/index.ts';
import { parkedWork } from './parked-work/index.ts';
import { organizations } from './organizations/index.ts';
import { projects } from './projects/index.ts';
import { quests } from './quests/index.ts';
import { receipts } from './receipts/index.ts';
import { recommendations } from './recommendations/index.ts';
import { registration } from './registration/index.ts';
import { search } from './search/index.ts';
import { site } from './site/index.ts';
import { skills } from './skills/index.ts';
import { snippets } from './snippets/index.ts';
import { submissions } from './submissions/index.ts';
import { teams } from './teams/index.ts';
import { tracking } from './tracking/index.ts';
import { uploads } from './uploads/index.ts';
import { workOrders } from './work-orders/index.ts';
import type { LoadersOf } from '../graphql/loaders.ts';
import type { ParentsOf } from '../graphql/parents.ts';

/** Every domain of the public schema, under the name that its loaders have on the context. */
export const domains = {
  account,
  announcements,
  applicationForms,
  members,
  competitions,
  activities,
  registration,
  organizations,
  managing,
  teams,
  submissions,
  judging,
  receipts,
  datasetBindings,
  datasets,
  invitations,
  leaderboards,
  feed,
  recommendations,
  forum,
  projects,
  snippets,
  columns,
  channels,
  comments,
  moderation,
  parkedWork,
  notifications,
  chat,
  quests,
  growth,
  badges,
  search,
  skills,
  site,
  tracking,
  uploads,
  workOrders,
  creators,
};

declare module '../graphql/loaders.ts' {
  interface LoaderFactories extends LoadersOf<typeof domains> {}
}

declare module '../graphql/parents.ts' {
  interface Parents extends ParentsOf<typeof domains> {}
}
