import { type Static, Type } from 'typebox';
import { OrganizationReference } from '#domains/organizations/rest/organization-reference.ts';
import { ShortName } from '#domains/organizations/rest/organizations.ts';
import { call } from '#shared/rest/call.ts';
import { Done, Id, Line, ListOf, Nullable, Time, TitleLine } from '#shared/rest/common.ts';
import { MAX_SERVICE_ACCOUNTS, serviceScopes } from './rules.ts';

/** Account of a program, which belongs to an organization or to the site. */
export const ServiceAccount = Type.Object({
  _id: Id,
  Name: Type.String(),
  Description: Type.String(),
  /** Null where it belongs to the site. */
  Organization: Nullable(OrganizationReference),
  /** The first characters of its token. */
  Prefix: Type.String(),
  Scopes: Type.Array(Type.Enum(serviceScopes)),
  CreateDate: Time,
  /** Time when its token ends. */
  Expires: Time,
  LastUsed: Nullable(Time),
});
export type ServiceAccount = Static<typeof ServiceAccount>;

/** The account with its token, which is told this once. */
export const ServiceAccountToken = Type.Object({
  ServiceAccount,
  Token: Type.String(),
});
export type ServiceAccountToken = Static<typeof ServiceAccountToken>;

const ById = Type.Object({ id: Id });
const owners =
  'for administrators of the organization and the site’s, of the site’s own accounts for the latter alone';

/** The specification knows no service accounts; these paths are ours. */
export const serviceAccountCalls = {
  current: call({
    operation: 'serviceAccounts.current',
    method: 'GET',
    path: '/api/serviceAccount',
    access: 'member',
    scope: 'any',
    serviceAccounts: true,
    refusals: ['FORBIDDEN'],
    summary: 'The service account that asks. 403 FORBIDDEN for members',
    response: ServiceAccount,
  }),
  ofSite: call({
    operation: 'serviceAccounts.ofSite',
    method: 'GET',
    path: '/api/admin/serviceAccounts',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: `The site’s own service accounts, at most ${MAX_SERVICE_ACCOUNTS}, by name; for administrators of the site`,
    response: ListOf(ServiceAccount),
  }),
  ofOrganization: call({
    operation: 'serviceAccounts.ofOrganization',
    method: 'GET',
    path: '/api/organizations/:shortName/serviceAccounts',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The organization’s service accounts, at most ${MAX_SERVICE_ACCOUNTS}, by name; for its administrators and the site’s`,
    params: Type.Object({ shortName: ShortName }),
    response: ListOf(ServiceAccount),
  }),
  create: call({
    operation: 'serviceAccounts.create',
    method: 'POST',
    path: '/api/serviceAccounts',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Makes a service account and tells its token; ${owners}. Needs a protected session. 409 CONFLICT at \`Name\` where another of the owner has it, and at ${MAX_SERVICE_ACCOUNTS} accounts`,
    body: Type.Object({
      /** Short name of its organization; absent makes one of the site. */
      Organization: Type.Optional(ShortName),
      Name: TitleLine,
      Description: Line,
      Scopes: Type.Array(Type.Enum(serviceScopes), { maxItems: serviceScopes.length }),
      Expires: Time,
    }),
    response: ServiceAccountToken,
  }),
  renew: call({
    operation: 'serviceAccounts.renew',
    method: 'POST',
    path: '/api/serviceAccounts/:id/token',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary: `Tells a new token, and ends the one before at once; ${owners}. Needs a protected session`,
    params: ById,
    body: Type.Object({ Expires: Time }),
    response: ServiceAccountToken,
  }),
  revoke: call({
    operation: 'serviceAccounts.revoke',
    method: 'DELETE',
    path: '/api/serviceAccounts/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `Ends a service account for good, and its token at once; ${owners}. Needs a session`,
    params: ById,
    response: Done,
  }),
};
