import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { CompetitionSummary } from '#domains/competitions/rest/competitions.ts';
import {
  Done,
  Id,
  Ids,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  TitleLine,
} from '#shared/rest/common.ts';
import { OrganizationReference } from './organization-reference.ts';

/** The part of an organization's addresses: /org/{shortName}/…. */
export const ShortName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,31}$' });

/** A school, company or team that runs competitions of its own. */
export const Organization = Type.Object({
  ...OrganizationReference.properties,
  Description: Type.String(),
  /** Public address of its logo. */
  Image: Nullable(Type.String()),
  /** Number of members who belong to it; a backend of an operator's own needn't say it. */
  MembersCount: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Organization = Static<typeof Organization>;

/** `admin` manages the organization's competitions, `member` those that they organize themselves. */
const organizationRoles = ['admin', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export const OrganizationMembership = Type.Object({
  Organization,
  Role: Type.Enum(organizationRoles),
});
export type OrganizationMembership = Static<typeof OrganizationMembership>;

/** Somebody of an organization. */
export const OrganizationMember = Type.Object({
  User: Id,
  Role: Type.Enum(organizationRoles),
});
export type OrganizationMember = Static<typeof OrganizationMember>;

const ByShortName = Type.Object({ shortName: ShortName });
const Member = Type.Object({ shortName: ShortName, userId: Id });
const texts = { Name: TitleLine, Description: Line };

/** The specification names no paths for organizations; these are ours. */
/** States of a competition as its managers tell them apart. */
const managedStates = ['draft', 'notStarted', 'running', 'ended'] as const;
export type ManagedState = (typeof managedStates)[number];

export const organizationCalls = {
  byIds: call({
    operation: 'organizations.byIds',
    method: 'GET',
    path: '/api/organizations',
    access: 'public',
    summary: 'Organizations by ids',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Organization),
  }),
  get: call({
    operation: 'organizations.get',
    method: 'GET',
    path: '/api/organizations/:shortName',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: 'One organization by its short name',
    params: Type.Object({ shortName: ShortName }),
    response: Organization,
  }),
  mine: call({
    operation: 'organizations.mine',
    method: 'GET',
    path: '/api/user/organizations',
    access: 'member',
    summary: 'The organizations that the member belongs to, by name',
    response: ListOf(OrganizationMembership),
  }),
  ofMember: call({
    operation: 'organizations.ofMember',
    method: 'GET',
    path: '/api/orgs',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'The organizations that a member belongs to, by name: the asking member, whom `User` may name. 403 FORBIDDEN for another member, but to administrators',
    query: Type.Object({ User: Type.Optional(Id) }),
    response: ListOf(OrganizationMembership),
  }),
  competitions: call({
    operation: 'organizations.competitions',
    method: 'GET',
    path: '/api/organizations/:shortName/competitions',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Those of the organization’s competitions that the member manages, drafts first, then newest start first. 403 FORBIDDEN for who neither belongs to it nor is an administrator',
    params: Type.Object({ shortName: ShortName }),
    query: Type.Object({
      ...Paging(20),
      /** Series alone, or all but series. */
      IsSeriesCompetition: Type.Optional(Type.Boolean()),
      /** Competitions of this series alone. */
      SeriesCompetition: Type.Optional(Id),
      /** Part of the name, in either case. */
      Name: Type.Optional(Type.String({ maxLength: 100 })),
      State: Type.Optional(Type.Enum(managedStates)),
    }),
    response: PageOf(CompetitionSummary),
  }),
};

/**
 * Calls of the site's administrators on organizations, and of an organization's own administrators
 * on its members; 403 FORBIDDEN for all others.
 */
export const organizationAdminCalls = {
  list: call({
    operation: 'organizationAdmin.list',
    method: 'GET',
    path: '/api/admin/organizations',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'All organizations, by name',
    query: Type.Object(Paging(20)),
    response: PageOf(Organization),
  }),
  create: call({
    operation: 'organizationAdmin.create',
    method: 'POST',
    path: '/api/admin/organizations',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes an organization without members. 409 CONFLICT where another has the short name, which stays as it is',
    body: Type.Object({ ShortName: TitleLine, ...texts }),
    response: Organization,
  }),
  update: call({
    operation: 'organizationAdmin.update',
    method: 'PUT',
    path: '/api/admin/organizations/:shortName',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets what the organization says of itself',
    params: ByShortName,
    body: Type.Object(texts),
    response: Organization,
  }),
  members: call({
    operation: 'organizationAdmin.members',
    method: 'GET',
    path: '/api/admin/organizations/:shortName/members',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Its members: those who administer it first, then by id; for its administrators and the site’s, as what follows',
    params: ByShortName,
    query: Type.Object(Paging(20)),
    response: PageOf(OrganizationMember),
  }),
  addMember: call({
    operation: 'organizationAdmin.addMember',
    method: 'POST',
    path: '/api/admin/organizations/:shortName/members',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Adds the account of an e-mail address or user name. The member is told (event 2093). 404 NOT_FOUND where there is none, 409 CONFLICT where it belongs to it already',
    params: ByShortName,
    body: Type.Object({
      Account: Type.String({ maxLength: 254 }),
      Role: Type.Enum(organizationRoles),
    }),
    response: OrganizationMember,
  }),
  setRole: call({
    operation: 'organizationAdmin.setRole',
    method: 'PUT',
    path: '/api/admin/organizations/:shortName/members/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Sets the role of one of its members, who is told. 409 CONFLICT for the last administrator, except to administrators of the site',
    params: Member,
    body: Type.Object({ Role: Type.Enum(organizationRoles) }),
    response: OrganizationMember,
  }),
  removeMember: call({
    operation: 'organizationAdmin.removeMember',
    method: 'DELETE',
    path: '/api/admin/organizations/:shortName/members/:userId',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Takes a member out of the organization; the competitions that they organize stay theirs. 409 CONFLICT for the last administrator, except to administrators of the site',
    params: Member,
    response: Done,
  }),
};
