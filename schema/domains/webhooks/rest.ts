import { type Static, Type } from 'typebox';
import { OrganizationReference } from '#domains/organizations/rest/organization-reference.ts';
import { ShortName } from '#domains/organizations/rest/organizations.ts';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';
import { deliveryKinds, webhookKinds } from './rules/kinds.ts';
import { MAX_MANUAL_DELIVERIES, MAX_WEBHOOKS, ROTATION_HOURS } from './rules/webhooks.ts';

/** Why nothing is sent: a delivery failed for three days, the receiver is gone, or who keeps it may not. */
const webhookStops = ['FAILED', 'GONE', 'KEEPER'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** Address of a member or an organization to which the site sends what happens. */
export const Webhook = Type.Object({
  _id: Id,
  /** Null where it belongs to the member who made it. */
  Organization: Nullable(OrganizationReference),
  Name: Type.String(),
  Url: Type.String(),
  Kinds: Type.Array(Type.Enum(webhookKinds)),
  CreateDate: Time,
  /** Name of the member who keeps an organization's, and has to be its administrator. */
  Keeper: Type.String(),
  /** Why nothing is sent to it now; null where it is. */
  Stopped: Nullable(Type.Enum(webhookStops)),
  /** Time until which the secret before the present one signs too; null where none does. */
  OldSecretUntil: Nullable(Time),
});
export type Webhook = Static<typeof Webhook>;

/** The webhook with its secret, which is told this once. */
export const WebhookSecret = Type.Object({ Webhook, Secret: Type.String() });
export type WebhookSecret = Static<typeof WebhookSecret>;

/** A try of a delivery, with the answer. */
export const WebhookTry = Type.Object({
  Date: Time,
  /** Status of the answer; null where there was none. */
  Status: Nullable(Type.Integer()),
  /** The first bytes of the answer, as text. */
  Answer: Type.String(),
  /** Why it failed, in Chinese; null where it didn't. */
  Error: Nullable(Type.String()),
  Milliseconds: Type.Integer(),
});
export type WebhookTry = Static<typeof WebhookTry>;

const deliveryStates = ['WAITING', 'DELIVERED', 'PARKED'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Message to a webhook that was sent, or is to be. */
export const WebhookDelivery = Type.Object({
  _id: Id,
  /** Its `webhook-id`: the same for all of its tries. */
  MessageId: Type.String(),
  Kind: Type.Enum(deliveryKinds),
  State: Type.Enum(deliveryStates),
  CreateDate: Time,
  /** Time of the next try; null where none is to come. */
  NextTry: Nullable(Time),
  /** The body, as it is sent. */
  Body: Type.String(),
  /** Its newest tries, the newest first. */
  Tries: Type.Array(WebhookTry),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const keepers =
  'for the member whose it is, of an organization’s for its administrators and the site’s';

/** The specification knows no webhooks; these paths are ours. */
export const webhookCalls = {
  own: call({
    operation: 'webhooks.own',
    method: 'GET',
    path: '/v2/api/webhooks',
    access: 'member',
    summary: `The caller’s webhooks, at most ${MAX_WEBHOOKS}, the oldest first`,
    response: ListOf(Webhook),
  }),
  ofOrganization: call({
    operation: 'webhooks.ofOrganization',
    method: 'GET',
    path: '/v2/api/organizations/:shortName/webhooks',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The organization’s webhooks, at most ${MAX_WEBHOOKS}, the oldest first; for its administrators and the site’s`,
    params: Type.Object({ shortName: ShortName }),
    response: ListOf(Webhook),
  }),
  one: call({
    operation: 'webhooks.one',
    method: 'GET',
    path: '/v2/api/webhooks/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `A webhook; ${keepers}`,
    params: ById,
    response: Webhook,
  }),
  create: call({
    operation: 'webhooks.create',
    method: 'POST',
    path: '/v2/api/webhooks',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: `Makes a webhook and tells its secret; of an organization for its administrators and the site’s. Needs a protected session. 400 BAD_USER_INPUT at \`Url\` where the address leads into a private network; 409 CONFLICT at ${MAX_WEBHOOKS} webhooks`,
    body: Type.Object({
      /** Short name of its organization; absent makes one of the caller. */
      Organization: Type.Optional(ShortName),
      Name: TitleLine,
      Url: Line,
      Kinds: Type.Array(Type.Enum(webhookKinds), { maxItems: webhookKinds.length }),
    }),
    response: WebhookSecret,
  }),
  rotate: call({
    operation: 'webhooks.rotate',
    method: 'POST',
    path: '/v2/api/webhooks/:id/secret',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `Tells a new secret; the one before signs too for ${ROTATION_HOURS} hours; ${keepers}. Needs a protected session`,
    params: ById,
    response: WebhookSecret,
  }),
  resume: call({
    operation: 'webhooks.resume',
    method: 'POST',
    path: '/v2/api/webhooks/:id/resumption',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `Sends to a webhook again that has stopped, and makes the caller keep it; ${keepers}. Needs a session`,
    params: ById,
    response: Webhook,
  }),
  test: call({
    operation: 'webhooks.test',
    method: 'POST',
    path: '/v2/api/webhooks/:id/tests',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Sends a test, at most ${MAX_MANUAL_DELIVERIES} an hour with what is sent again; ${keepers}. 409 CONFLICT while it has stopped. Needs a session`,
    params: ById,
    response: WebhookDelivery,
  }),
  deliveries: call({
    operation: 'webhooks.deliveries',
    method: 'GET',
    path: '/v2/api/webhooks/:id/deliveries',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `What was sent to a webhook in the last weeks and is to be, the newest first; ${keepers}`,
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(WebhookDelivery),
  }),
  again: call({
    operation: 'webhooks.again',
    method: 'POST',
    path: '/v2/api/webhookDeliveries/:id/tries',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Sends a delivery again at once, by the same \`webhook-id\`, at most ${MAX_MANUAL_DELIVERIES} an hour with tests; ${keepers}. 409 CONFLICT while its webhook has stopped. Needs a session`,
    params: ById,
    response: WebhookDelivery,
  }),
  remove: call({
    operation: 'webhooks.remove',
    method: 'DELETE',
    path: '/v2/api/webhooks/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `Removes a webhook with its deliveries; nothing is sent any more; ${keepers}. Needs a session`,
    params: ById,
    response: Done,
  }),
};
