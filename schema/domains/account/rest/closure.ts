import { type Static, Type } from 'typebox';
import { blockerKinds, CLOSURE_DAYS, lossKinds } from '../rules/closure.ts';
import { call } from '#shared/rest/call.ts';
import { Id, Nullable, Time } from '#shared/rest/common.ts';

/** Thing that has to be handed over first. */
export const ClosureBlocker = Type.Object({
  Kind: Type.Enum(blockerKinds),
  /** Id of the team, the competition or the organization; null for the site itself. */
  Target: Nullable(Id),
  Title: Type.String(),
});
export type ClosureBlocker = Static<typeof ClosureBlocker>;

/** Thing that the member has and loses with the account. */
export const ClosureLoss = Type.Object({
  Kind: Type.Enum(lossKinds),
  /** Whale coins, or the number of things. */
  Count: Type.Integer({ minimum: 1 }),
});
export type ClosureLoss = Static<typeof ClosureLoss>;

export const AccountClosure = Type.Object({
  /** Until when signing in brings the account back. */
  ClosesDate: Time,
});
export type AccountClosure = Static<typeof AccountClosure>;

/**
 * 注销账号, by its member (CLOSURE_DAYS to come back). All of them need a session: an access token
 * can't end its member's account (403).
 */
export const closureCalls = {
  blockers: call({
    operation: 'account.closureBlockers',
    method: 'GET',
    path: '/api/auth/closure',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'What the member has to hand over before the account can be closed, at most 100',
    response: Type.Object({ data: Type.Array(ClosureBlocker) }),
  }),
  losses: call({
    operation: 'account.closureLosses',
    method: 'GET',
    path: '/api/auth/closure/losses',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'What the member has now and loses with the account: coins, gift cards that weren’t handed out, works to judge, open work orders; each kind once, without those of which there is none',
    response: Type.Object({ data: Type.Array(ClosureLoss, { maxItems: lossKinds.length }) }),
  }),
  close: call({
    operation: 'account.close',
    method: 'POST',
    path: '/api/auth/closure',
    access: 'member',
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Closes the account, by password and, where the second step is on, a code: it is stopped and all its sessions and access tokens end at once. For ${CLOSURE_DAYS} days signing in with \`restore\` brings it back, then what is the person’s is removed. Who waits for the member’s judgement is told at once (event 2094), and administrators of gift cards that weren’t handed out (2095). 409 CONFLICT for what has to be handed over first`,
    body: Type.Object({
      password: Type.String({ maxLength: 256 }),
      /**
       * Code of the authenticator app, or a recovery code; ignored where the second step is off.
       */
      code: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    response: AccountClosure,
  }),
};
