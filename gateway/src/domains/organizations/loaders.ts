import {
  type Organization,
  organizationCalls,
  type OrganizationMembership,
} from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface OrganizationLoaders {
  byId: DataLoader<string, Organization | null>;
  /** The viewer's memberships, asked for once; none for a visitor. */
  mine: () => Promise<OrganizationMembership[]>;
}

export const organizationLoaders = ({ upstream, own }: LoaderScope): OrganizationLoaders => {
  let mine: Promise<OrganizationMembership[]> | undefined;
  const ask = async () => (own ? (await own.call(organizationCalls.mine)).data : []);
  return {
    byId: rowLoader(
      (ids) => upstream.shared(organizationCalls.byIds, { query: { ids } }),
      (organization) => organization._id,
    ),
    mine: () => (mine ??= ask()),
  };
};
