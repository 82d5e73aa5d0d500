import {
  type Organization,
  organisationAdminCalls,
  organisationCalls,
  type OrganizationMember,
  type OrganizationRole,
} from '@whaletide/schema/rest/organisations.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Resolver } from '../../graphql/domain.ts';
import { requireId } from '../../graphql/ids.ts';
import { paging, type PagingArguments } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';
import { isShortName } from './short-name.ts';

interface Input<T> {
  input: T;
}

interface Texts {
  shortName: string;
  name: string;
  description: string;
}

const requireShortName = (shortName: string) => {
  if (!isShortName(shortName)) throw new Refusal('NOT_FOUND', '未找到该组织');
  return shortName;
};

/** The organisation itself, which a change of its members leaves as it is. */
const organisationOf = (context: GatewayContext, shortName: string) =>
  context.upstream.shared(organisationCalls.get, { params: { shortName } });

const memberOf = (input: { organisation: string; memberId: string }) => ({
  shortName: requireShortName(input.organisation),
  userId: requireId(input.memberId, 'memberId'),
});

/** The enum's rest, which stands for roles of newer backends, is nobody's to give. */
const requireRole = (role: string): OrganizationRole => {
  if (role !== 'admin' && role !== 'member')
    throw new Refusal('BAD_USER_INPUT', '请选择角色', { field: 'role' });
  return role;
};

export const administrationQueries: Record<string, Resolver> = {
  organisations: (_: never, args: PagingArguments, context) =>
    context.member().call(organisationAdminCalls.list, { query: paging(args, 20) }),
};

/** What administrators see of an organisation, and of each member. */
export const administrationFields: Record<string, Record<string, Resolver>> = {
  Organisation: {
    members: (row: Organization, args: PagingArguments, context) =>
      context.member().call(organisationAdminCalls.members, {
        params: { shortName: row.ShortName },
        query: paging(args, 20),
      }),
  },
  OrganisationMember: {
    member: (row: OrganizationMember, _: never, { loaders }) => loaders.members.byId.load(row.User),
  },
};

/** Organisations and who belongs to them, as administrators of the site make them. */
export const administrationMutations: Record<string, Resolver> = {
  createOrganisation: (_: never, { input }: Input<Texts>, context) => {
    const body = { ShortName: input.shortName, Name: input.name, Description: input.description };
    return context.member().call(organisationAdminCalls.create, { body });
  },

  updateOrganisation: (_: never, { input }: Input<Texts>, context) => {
    const params = { shortName: requireShortName(input.shortName) };
    const body = { Name: input.name, Description: input.description };
    return context.member().call(organisationAdminCalls.update, { params, body });
  },

  addOrganisationMember: async (
    _: never,
    { input }: Input<{ organisation: string; account: string; role: string }>,
    context,
  ) => {
    const shortName = requireShortName(input.organisation);
    const body = { Account: input.account, Role: requireRole(input.role) };
    await context.member().call(organisationAdminCalls.addMember, { params: { shortName }, body });
    return organisationOf(context, shortName);
  },

  setOrganisationMemberRole: async (
    _: never,
    { input }: Input<{ organisation: string; memberId: string; role: string }>,
    context,
  ) => {
    const params = memberOf(input);
    const body = { Role: requireRole(input.role) };
    await context.member().call(organisationAdminCalls.setRole, { params, body });
    return organisationOf(context, params.shortName);
  },

  removeOrganisationMember: async (
    _: never,
    { input }: Input<{ organisation: string; memberId: string }>,
    context,
  ) => {
    const params = memberOf(input);
    await context.member().call(organisationAdminCalls.removeMember, { params });
    return organisationOf(context, params.shortName);
  },
};
