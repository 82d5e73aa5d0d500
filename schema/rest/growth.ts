import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { ListOf, Nullable } from './common.ts';

/** [Min, Max) of the growth score; null is without bound (spec 1, section 3: Levels). */
export const Level = Type.Object({
  Level: Type.Integer({ minimum: 1, maximum: 7 }),
  Name: Type.String(),
  Min: Nullable(Type.Integer()),
  Max: Nullable(Type.Integer()),
});
export type Level = Static<typeof Level>;

/** What a level adds to those below it. */
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
};
