import type { Domain } from '../graphql/domain.ts';
import { account } from './account/resolvers.ts';
import { recovery } from './account/recovery.ts';
import { verification } from './account/verification.ts';
import { applicationForms } from './application-forms/resolvers.ts';
import { columns } from './columns/resolvers.ts';
import { chat } from './chat/resolvers.ts';
import { competitions } from './competitions/resolvers.ts';
import { datasetBindings } from './dataset-bindings/resolvers.ts';
import { forum } from './forum/resolvers.ts';
import { growth } from './growth/resolvers.ts';
import { invitations } from './invitations/resolvers.ts';
import { leaderboards } from './leaderboards/resolvers.ts';
import { members } from './members/resolvers.ts';
import { notifications } from './notifications/resolvers.ts';
import { organizations } from './organizations/resolvers.ts';
import { projects } from './projects/resolvers.ts';
import { registration } from './registration/resolvers.ts';
import { site } from './site/resolvers.ts';
import { skills } from './skills/resolvers.ts';
import { reviewing } from './submissions/reviewing.ts';
import { submissions } from './submissions/resolvers.ts';
import { quests } from './quests/resolvers.ts';
import { teams } from './teams/resolvers.ts';
import { workOrders } from './work-orders/resolvers.ts';

/** Every domain of the public schema. */
export const domains: Domain[] = [
  account,
  recovery,
  verification,
  applicationForms,
  members,
  competitions,
  registration,
  organizations,
  teams,
  submissions,
  reviewing,
  datasetBindings,
  invitations,
  leaderboards,
  forum,
  projects,
  columns,
  notifications,
  chat,
  quests,
  growth,
  skills,
  site,
  workOrders,
];
