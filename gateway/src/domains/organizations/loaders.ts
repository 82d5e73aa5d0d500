import {
  type Organization,
  organizationCalls,
  type OrganizationMembership,
} from '@whaletide/schema/rest/organizations.ts';
import { managingCalls, type TaskManagement } from '@whaletide/schema/rest/managing.ts';
import { outcomeCalls, type Waiting } from '@whaletide/schema/rest/outcome.ts';
import type DataLoader from 'dataloader';
import type { GatewayContext } from '../../graphql/context.ts';
import { childrenLoader, rowLoader } from '../../upstream/batching.ts';

export interface OrganizationLoaders {
  byId: DataLoader<string, Organization | null>;
  /** The viewer's memberships, asked for once; none for a visitor. */
  mine: () => Promise<OrganizationMembership[]>;
  /** What managers see of the tasks of a stage; undefined for a visitor. */
  management: DataLoader<string, TaskManagement[]> | undefined;
  /** How much waits in a competition that the viewer manages, else null; undefined for a visitor. */
  waiting: DataLoader<string, Waiting | null> | undefined;
}

export const organizationLoaders = ({ upstream, own }: GatewayContext): OrganizationLoaders => {
  let mine: Promise<OrganizationMembership[]> | undefined;
  const ask = async () => (own ? (await own.call(organizationCalls.mine)).data : []);
  return {
    byId: rowLoader(
      (ids) => upstream.shared(organizationCalls.byIds, { query: { ids } }),
      (organization) => organization._id,
    ),
    mine: () => (mine ??= ask()),
    waiting:
      own &&
      rowLoader<Waiting>(
        (ids) => own.call(outcomeCalls.waiting, { query: { ids } }),
        ({ Competition }) => Competition,
      ),
    management:
      own &&
      childrenLoader(
        (ids) => own.call(managingCalls.taskManagement, { query: { Stage: ids } }),
        undefined,
        ({ Stage }) => Stage,
      ),
  };
};
