import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/** [Min, Max) of the growth score; null is without bound. */
export const Level = Type.Object({
  Level: Type.Integer({ minimum: 1, maximum: 7 }),
  Name: Type.String(),
  Min: Nullable(Type.Integer()),
  Max: Nullable(Type.Integer()),
});
export type Level = Static<typeof Level>;

/** Privilege that a level adds to those below it. */
export const Privilege = Type.Object({
  Level: Type.Integer(),
  Name: Type.String(),
  Description: Type.String(),
});
export type Privilege = Static<typeof Privilege>;

export const Wallet = Type.Object({
  Type: Type.Literal('WHALECOIN'),
  Balance: Type.Integer(),
});
export type Wallet = Static<typeof Wallet>;

/** Kinds of things that an entry of a wallet came from, as far as they have a page. */
export const relatedKinds = ['QUEST', 'COMPETITION', 'USER', 'PROFIT', 'EXCHANGE'] as const;
export const PaymentRelated = Type.Object({ Type: Type.Enum(relatedKinds), _id: Id });
export type PaymentRelated = Static<typeof PaymentRelated>;

/** One side of a payment: what it changed in the member's wallet. */
export const WalletEntry = Type.Object({
  _id: Type.String({ pattern: '^[0-9]+$' }),
  /** Whale coins; negative when they were spent. */
  Amount: Type.Integer(),
  /** In Chinese. */
  Reason: Type.String(),
  Date: Time,
  Related: Nullable(PaymentRelated),
});
export type WalletEntry = Static<typeof WalletEntry>;

/** `Amount` (whale coins) is ours: the specification shows `hasReceived`. */
export const WeeklyCoinBonus = Type.Object({
  hasReceived: Type.Boolean(),
  Amount: Type.Integer(),
});
export type WeeklyCoinBonus = Static<typeof WeeklyCoinBonus>;

export const growthCalls = {
  levels: call({
    operation: 'growth.levels',
    method: 'GET',
    path: '/api/user/levels',
    access: 'public',
    summary: 'The levels with their ranges of growth score',
    response: ListOf(Level),
  }),
  privileges: call({
    operation: 'growth.privileges',
    method: 'GET',
    path: '/api/user/privileges',
    access: 'public',
    summary: 'The privileges by level',
    response: ListOf(Privilege),
  }),
  wallet: call({
    operation: 'growth.wallet',
    method: 'GET',
    path: '/api/wallets',
    access: 'member',
    summary: "The member's balance",
    query: Type.Object({ Type: Type.Literal('WHALECOIN') }),
    response: Wallet,
  }),
  // The path is ours to choose: the specification shows the balance alone.
  walletEntries: call({
    operation: 'growth.walletEntries',
    method: 'GET',
    path: '/api/wallets/entries',
    access: 'member',
    summary: "What came into the member's wallet and went out of it, newest first",
    query: Type.Object({ Type: Type.Literal('WHALECOIN'), ...Paging(20) }),
    response: PageOf(WalletEntry),
  }),
  weeklyBonus: call({
    operation: 'growth.weeklyBonus',
    method: 'POST',
    path: '/api/user/isReceiveWeeklyCoinBonus',
    access: 'member',
    summary: "Whether the member has received this week's whale coins; weeks of Asia/Shanghai",
    response: WeeklyCoinBonus,
  }),
  receiveWeeklyBonus: call({
    operation: 'growth.receiveWeeklyBonus',
    method: 'POST',
    path: '/api/user/receiveWeeklyCoinBonus',
    access: 'member',
    refusals: ['CONFLICT'],
    summary: "Pays this week's whale coins, once a week. 409 CONFLICT when they have been paid",
    response: WeeklyCoinBonus,
  }),
};
