import { type Static, Type } from 'typebox';
import {
  CLIENT_DAYS,
  CLIENT_NAME,
  CLIENT_VERSION,
  CLIENTS_A_REPORT,
  clientKinds,
  COORDINATE,
  FIELDS_OF_CLIENT,
} from './rules.ts';
import { call } from '#shared/rest/call.ts';
import { Done, Nullable, PageOf, Paging } from '#shared/rest/common.ts';

/** Number of times that something deprecated was asked for. */
export const DeprecatedUse = Type.Object({
  /** Schema coordinate, such as `Mutation.acceptColumnApplication`. */
  Field: Type.String({ pattern: COORDINATE.source, maxLength: 250 }),
  Count: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
export type DeprecatedUse = Static<typeof DeprecatedUse>;

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Operations of one client since a gateway has last reported. */
export const ClientReport = Type.Object({
  Kind: Type.Enum(clientKinds),
  /** Absent for all but those that say it. */
  Name: Type.Optional(Type.String({ pattern: CLIENT_NAME.source, maxLength: 40 })),
  Version: Type.Optional(Type.String({ pattern: CLIENT_VERSION.source, maxLength: 32 })),
  Operations: Count,
  /** Operations whose answers had errors. */
  Errors: Count,
  Deprecated: Type.Array(DeprecatedUse, { maxItems: FIELDS_OF_CLIENT }),
});
export type ClientReport = Static<typeof ClientReport>;

/** Operations of one client in the last thirty days. */
export const ClientUsage = Type.Object({
  Kind: Type.Enum(clientKinds),
  Name: Nullable(Type.String()),
  Version: Nullable(Type.String()),
  Operations: Type.Integer(),
  Errors: Type.Integer(),
  /** First and last day, as YYYY-MM-DD in Asia/Shanghai. */
  FirstDay: Type.String(),
  LastDay: Type.String(),
  /** The most used first. */
  Deprecated: Type.Array(DeprecatedUse),
});
export type ClientUsage = Static<typeof ClientUsage>;

export const clientCalls = {
  report: call({
    operation: 'clients.report',
    method: 'POST',
    path: '/api/clients/usage',
    access: 'public',
    refusals: ['FORBIDDEN'],
    changes: 'nothing',
    summary:
      'Adds what clients have asked of a gateway to their counts of today. For gateways alone: 403 FORBIDDEN for a connection from anywhere but loopback and TRUSTED_PROXIES, and for what a proxy passes on',
    body: Type.Object({
      Clients: Type.Array(ClientReport, { minItems: 1, maxItems: CLIENTS_A_REPORT }),
    }),
    response: Done,
  }),
  usage: call({
    operation: 'clients.usage',
    method: 'GET',
    path: '/api/clients/usage',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: `Clients of the last ${CLIENT_DAYS} days by name and version, the busiest first; for administrators`,
    query: Type.Object(Paging(20)),
    response: PageOf(ClientUsage),
  }),
};
