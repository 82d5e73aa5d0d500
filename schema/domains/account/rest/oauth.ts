import { type Static, Type } from 'typebox';
import { SignedIn } from './account.ts';
import { call } from '#shared/rest/call.ts';
import { Done, Line, Nullable, Time } from '#shared/rest/common.ts';

/**
 * Sites at which members can have an account that they sign in with here; each where the operator
 * configured it.
 */
export const oauthProviders = ['github', 'wechat'] as const;
export type OAuthProviderName = (typeof oauthProviders)[number];

const ByProvider = Type.Object({ provider: Type.Enum(oauthProviders) });
/** A secret that this site gave: 32 random bytes. */
const Secret = Type.String({ maxLength: 64 });
const Proof = {
  password: Type.String({ maxLength: 256 }),
  /** Code of the authenticator app, or a recovery code; ignored where the second step is off. */
  code: Type.Optional(Type.String({ maxLength: 32 })),
};

/** Address to which the browser goes, and the state that it has to bring back. */
export const OAuthStart = Type.Object({ Url: Type.String({ maxLength: 4_000 }), State: Secret });
export type OAuthStart = Static<typeof OAuthStart>;

/** Outcomes for an identity that a provider has proved. */
const oauthOutcomes = ['SIGNED_IN', 'BOUND', 'CONTINUE', 'SIGN_UP'] as const;
export const OAuthOutcome = Type.Object({
  /** CONTINUE: the second step, or the word that a closed account is to be brought back, is missing. */
  Outcome: Type.Enum(oauthOutcomes),
  /** A path of this site, as it was given at the beginning. */
  Redirect: Nullable(Type.String()),
  /** Sign-in, with the outcome SIGNED_IN. */
  SignedIn: Nullable(SignedIn),
  /** Ticket that goes on with the proved identity, for ten minutes; with CONTINUE and SIGN_UP. */
  Ticket: Nullable(Secret),
});
export type OAuthOutcome = Static<typeof OAuthOutcome>;

/** A bound identity. */
const OAuthBinding = Type.Object({
  /** Name that the provider has for the member. */
  Name: Type.String(),
  CreateDate: Time,
});

/** Bindings: WeChat (UnionID), Github (ID), each dropped if its id is empty. */
export const OAuthBindings = Type.Object({
  WeChat: Type.Optional(Type.Object({ UnionID: Type.String(), ...OAuthBinding.properties })),
  Github: Type.Optional(Type.Object({ ID: Type.String(), ...OAuthBinding.properties })),
});
export type OAuthBindings = Static<typeof OAuthBindings>;

export const oauthCalls = {
  bindings: call({
    operation: 'oauth.bindings',
    method: 'GET',
    path: '/api/oauth',
    access: 'member',
    summary: 'The identities of other sites that the member signs in with',
    response: OAuthBindings,
  }),
  providers: call({
    operation: 'oauth.providers',
    method: 'GET',
    path: '/api/oauth/providers',
    access: 'public',
    summary: 'Which of them the operator has configured',
    response: Type.Object({ data: Type.Array(Type.Enum(oauthProviders)) }),
  }),
  begin: call({
    operation: 'oauth.begin',
    method: 'POST',
    path: '/api/oauth/:provider/begin',
    access: 'public',
    refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    summary:
      'Begins to sign in with an identity of another site. 404 NOT_FOUND for one that isn’t configured',
    params: ByProvider,
    body: Type.Object({
      /** Path of this site to which the member goes afterwards; anything else is ignored. */
      Redirect: Type.Optional(Type.String({ maxLength: 2_000 })),
    }),
    response: OAuthStart,
  }),
  beginBinding: call({
    operation: 'oauth.beginBinding',
    method: 'POST',
    path: '/api/oauth/:provider/beginBinding',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Begins to bind an identity to the account of a session, by password and code. 409 CONFLICT where one is bound',
    params: ByProvider,
    body: Type.Object(Proof),
    response: OAuthStart,
  }),
  finish: call({
    operation: 'oauth.finish',
    method: 'POST',
    path: '/api/oauth/:provider/finish',
    access: 'either',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Takes what the provider sent the browser back with, once: signs in, binds, or says what is missing. 400 BAD_USER_INPUT for a state that isn’t ours or is over, 409 CONFLICT where the provider failed or the identity is another member’s, 403 FORBIDDEN for a stopped account',
    breaker: 'none',
    slow: true,
    params: ByProvider,
    body: Type.Object({ Code: Type.String({ maxLength: 1_000 }), State: Secret }),
    response: OAuthOutcome,
  }),
  pending: call({
    operation: 'oauth.pending',
    method: 'POST',
    path: '/api/oauth/pending',
    access: 'public',
    summary: 'What stands behind a ticket; null once it is over',
    body: Type.Object({ Ticket: Secret }),
    response: Type.Object({
      Provider: Nullable(Type.Enum(oauthProviders)),
      Name: Nullable(Line),
    }),
  }),
  signIn: call({
    operation: 'oauth.signIn',
    method: 'POST',
    path: '/api/oauth/signIn',
    access: 'public',
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Signs in by a ticket with what was missing; refused as account.signIn is, and 400 BAD_USER_INPUT for a ticket that is over',
    body: Type.Object({
      Ticket: Secret,
      code: Type.Optional(Type.String({ maxLength: 32 })),
      restore: Type.Optional(Type.Boolean()),
    }),
    response: SignedIn,
  }),
  unbind: call({
    operation: 'oauth.unbind',
    method: 'POST',
    path: '/api/oauth/:provider/unbind',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Unbinds an identity, by password and code. 409 CONFLICT where nothing is bound, or it is the only way in',
    params: ByProvider,
    body: Type.Object(Proof),
    response: Done,
  }),
};
