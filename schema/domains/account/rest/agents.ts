import { type Static, Type } from 'typebox';
import { AccessToken } from './account.ts';
import { TOKEN_LOG_DAYS, TOKEN_LOG_SHOWN } from '../rules/token-budgets.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, ListOf, Nullable, Time } from '#shared/rest/common.ts';

/** Ends of a use: answered, refused by a rule, or failed. */
export const useOutcomes = ['ok', 'refused', 'failed'] as const;

/** A verb that a token was used for. */
export const TokenUse = Type.Object({
  _id: Id,
  Verb: Type.String(),
  /** Null while it runs, and where it broke off. */
  Outcome: Nullable(Type.Enum(useOutcomes)),
  /** Code of its refusal. */
  Code: Nullable(Type.String()),
  Date: Time,
});
export type TokenUse = Static<typeof TokenUse>;

/** State of all agents of a member. */
export const Agents = Type.Object({
  /** Time when all of them were stopped; null while they may act. */
  Stopped: Nullable(Time),
});
export type Agents = Static<typeof Agents>;

/** Paths are ours: the specification knows no programs. */
export const agentCalls = {
  ownToken: call({
    operation: 'account.ownToken',
    method: 'GET',
    path: '/api/auth/accessToken',
    access: 'member',
    // A token may know what it is good for.
    scope: 'any',
    refusals: ['NOT_FOUND'],
    summary: 'The access token that asks; 404 for a session',
    response: AccessToken,
  }),
  beginUse: call({
    operation: 'account.beginTokenUse',
    method: 'POST',
    path: '/api/auth/accessToken/uses',
    access: 'member',
    scope: 'any',
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    summary:
      'Takes one call of the budget of the token that asks, and writes it into its log; 404 for a session, 429 until the next day of Asia/Shanghai where the budget is used up',
    changes: 'nothing',
    body: Type.Object({ Verb: Type.String({ pattern: '^[a-z]{1,20}$' }) }),
    response: TokenUse,
  }),
  endUse: call({
    operation: 'account.endTokenUse',
    method: 'PUT',
    path: '/api/auth/accessToken/uses/:id',
    access: 'member',
    scope: 'any',
    refusals: ['NOT_FOUND'],
    summary: 'Writes how a use of the token that asks has ended; once written it stays',
    changes: 'nothing',
    params: ById,
    body: Type.Object({
      Outcome: Type.Enum(useOutcomes),
      Code: Type.Optional(Type.String({ pattern: '^[A-Z_]{1,40}$' })),
    }),
    response: Done,
  }),
  uses: call({
    operation: 'account.tokenUses',
    method: 'GET',
    path: '/api/auth/accessTokens/:id/uses',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: `What one of the own access tokens was used for, newest first: at most ${TOKEN_LOG_SHOWN} of the last ${TOKEN_LOG_DAYS} days`,
    params: ById,
    response: ListOf(TokenUse),
  }),
  agents: call({
    operation: 'account.agents',
    method: 'GET',
    path: '/api/auth/agents',
    access: 'member',
    summary: 'Whether all agents of the member are stopped',
    response: Agents,
  }),
  stopAgents: call({
    operation: 'account.stopAgents',
    method: 'PUT',
    path: '/api/auth/agents',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'Stops all agents of the member at once, or lets them act again: tokens of the kind `agent` are refused with 401 meanwhile. Needs a session',
    body: Type.Object({ Stopped: Type.Boolean() }),
    response: Agents,
  }),
};
