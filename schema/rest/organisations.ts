import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { CompetitionSummary, OrganizationReference } from './competitions.ts';
import { Ids, ListOf, Nullable, PageOf, Paging } from './common.ts';

/** The part of an organisation's addresses: /org/{shortName}/…. */
const ShortName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,31}$' });

/** A school, company or team that runs competitions of its own. */
export const Organization = Type.Object({
  ...OrganizationReference.properties,
  Description: Type.String(),
  /** Public address of its logo. */
  Image: Nullable(Type.String()),
});
export type Organization = Static<typeof Organization>;

/** `admin` manages the organisation's competitions, `member` those that they organise themselves. */
export const organizationRoles = ['admin', 'member'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

export const OrganizationMembership = Type.Object({
  Organization,
  Role: Type.Enum(organizationRoles),
});
export type OrganizationMembership = Static<typeof OrganizationMembership>;

/** The specification names no paths for organisations; these are ours. */
export const organisationCalls = {
  byIds: call({
    operation: 'organisations.byIds',
    method: 'GET',
    path: '/api/organizations',
    access: 'public',
    summary: 'Organisations by ids',
    query: Type.Object({ ids: Ids }),
    response: ListOf(Organization),
  }),
  get: call({
    operation: 'organisations.get',
    method: 'GET',
    path: '/api/organizations/:shortName',
    access: 'public',
    summary: 'One organisation by its short name',
    params: Type.Object({ shortName: ShortName }),
    response: Organization,
  }),
  mine: call({
    operation: 'organisations.mine',
    method: 'GET',
    path: '/api/user/organizations',
    access: 'member',
    summary: 'The organisations that the member belongs to, by name',
    response: ListOf(OrganizationMembership),
  }),
  competitions: call({
    operation: 'organisations.competitions',
    method: 'GET',
    path: '/api/organizations/:shortName/competitions',
    access: 'member',
    summary:
      'Those of the organisation’s competitions that the member manages, drafts too, newest start first. 403 FORBIDDEN for who neither belongs to it nor is an administrator',
    params: Type.Object({ shortName: ShortName }),
    query: Type.Object(Paging(20)),
    response: PageOf(CompetitionSummary),
  }),
};
