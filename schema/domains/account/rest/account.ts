import { type Static, Type } from 'typebox';
import { MAX_TOKENS } from '../rules/account.ts';
import { tokenKinds } from '../rules/token-kinds.ts';
import { scopes } from '../rules/scopes.ts';
import { call } from '#shared/rest/call.ts';
import { ModelName } from '#shared/rest/authorship.ts';
import { ById, Done, Id, Line, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { Member } from '#domains/members/rest.ts';
import { CaptchaAnswer, CodeSent } from './verification.ts';
import { UploadRef } from '#domains/uploads/rest.ts';

/** Roles are additive; a member without any of them has an empty list. */
export const roles = ['moderator', 'columnist', 'organizer', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in member's own account. */
export const AuthUser = Type.Object({
  ...Member.properties,
  Email: Nullable(Type.String()),
  PhoneVerified: Type.Boolean(),
  Roles: Type.Array(Type.Enum(roles)),
  CreateDate: Time,
  /**
   * The newest number in the member's event log, read before anything else of the answer: who
   * reads on and then asks the live socket for all `after` it misses nothing in between.
   */
  LastEventId: Type.String({ pattern: '^[0-9]+$' }),
});
export type AuthUser = Static<typeof AuthUser>;

/** Marks a device that a member has signed in on, for 180 days. */
const DeviceToken = Type.String({ maxLength: 1_000 });

/** The answer of signing in and up: the account, and the token that later calls carry as Bearer. */
export const SignedIn = Type.Object({
  user: AuthUser,
  jwt: Type.String(),
  expiresAt: Time,
  /** To be handed over at the next signing in on this device. */
  device: DeviceToken,
});
export type SignedIn = Static<typeof SignedIn>;

/** A live session of the member, one a sign-in. */
export const Session = Type.Object({
  _id: Id,
  /** Name that the browser gave itself, shortened to 200 characters. */
  UserAgent: Type.String(),
  CreateDate: Time,
  LastSeen: Time,
  Expires: Time,
  /** True where the request came with this session. */
  current: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** A token for another internal client; the secret itself is shown once, at its making. */
export const AccessToken = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** The first characters of the secret, to tell tokens apart. */
  Prefix: Type.String(),
  /** Scopes that it is good for. */
  Scopes: Type.Array(Type.Enum(scopes)),
  /** User of it: a program of the member's, or an agent, whose works always say so. */
  Kind: Type.Enum(tokenKinds),
  /** The agent's model; null for any other. */
  Model: Nullable(Type.String()),
  /** Program that runs the agent; null where it names none. */
  Harness: Nullable(Type.String()),
  CreateDate: Time,
  Expires: Nullable(Time),
  LastUsed: Nullable(Time),
  /** Part of its budgets that is used up today (rules/token-budgets.ts). */
  Usage: Type.Object({
    Calls: Type.Integer(),
    Submissions: Type.Integer(),
    Bytes: Type.Number(),
    /** Time when they begin again. */
    Resets: Time,
  }),
});
export type AccessToken = Static<typeof AccessToken>;

/** A map of a member's settings by key, such as `hide-feed-prompting`. */
export const WeakFlags = Type.Record(
  Type.String({ pattern: '^[A-Za-z0-9_:-]{1,64}$' }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 200 })]),
  { maxProperties: 200 },
);
export type WeakFlags = Static<typeof WeakFlags>;

export const accountCalls = {
  signIn: call({
    operation: 'account.signIn',
    method: 'POST',
    path: '/api/auth',
    access: 'public',
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Signs in by e-mail or member name and password; 401 UNAUTHENTICATED at `code` where the password was right and the second step needs its code, 403 FORBIDDEN at `account` for a stopped account, at `restore` for one that its member has closed and may bring back',
    breaker: 'none',
    slow: true,
    body: Type.Object({
      /**
       * Token that an earlier answer gave for this device; wrong passwords of others don't count
       * for it.
       */
      device: Type.Optional(DeviceToken),
      account: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: 256 }),
      /**
       * Code of the authenticator app, or a recovery code; ignored where the second step is off.
       */
      code: Type.Optional(Type.String({ maxLength: 32 })),
      /** Brings an account back that its member has closed; passed over elsewhere. */
      restore: Type.Optional(Type.Boolean()),
    }),
    response: SignedIn,
  }),
  signUp: call({
    operation: 'account.signUp',
    method: 'POST',
    path: '/api/users',
    access: 'public',
    refusals: ['BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Signs up; the rules of name, e-mail and password are account/rules/account.ts. With a code that was mailed to the address it is proved, and yielded by an account that holds it without proof; 400 at `EmailCode` for a wrong one',
    breaker: 'none',
    slow: true,
    body: Type.Object({
      /** Token that an earlier answer gave for this device, to any member. */
      device: Type.Optional(DeviceToken),
      Name: Type.String({ maxLength: 100, format: 'title' }),
      Email: Type.String({ maxLength: 254 }),
      Password: Type.String({ maxLength: 256 }),
      Identity: Type.Optional(Type.String({ maxLength: 10 })),
      /** The member whose share link led here (shareby); an unknown one is ignored. */
      SharedBy: Type.Optional(Type.String({ maxLength: 64 })),
      /**
       * Ticket of an identity of another site (account/rest/oauth.ts), which is bound to the new
       * account.
       */
      OAuthTicket: Type.Optional(Type.String({ maxLength: 64 })),
      /** Code of `account.sendSignUpCode`. */
      EmailCode: Type.Optional(Type.String({ maxLength: 16 })),
    }),
    response: SignedIn,
  }),
  sendSignUpCode: call({
    operation: 'account.sendSignUpCode',
    method: 'POST',
    path: '/api/users/code',
    access: 'public',
    refusals: ['BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Mails a code by which an address is proved at signing up, or tells its owner that they have an account: the answer is the same, and comes before it is known. The challenge is that of `recovery.captcha`',
    body: Type.Object({ Email: Type.String({ maxLength: 254 }), captcha: CaptchaAnswer }),
    response: CodeSent,
  }),
  signOut: call({
    operation: 'account.signOut',
    method: 'DELETE',
    path: '/api/auth',
    access: 'member',
    // A token may always end itself.
    scope: 'any',
    summary: 'Revokes the session that asks',
    response: Done,
  }),
  current: call({
    operation: 'account.current',
    method: 'GET',
    path: '/api/auth',
    access: 'member',
    // A token may know its own member.
    scope: 'any',
    summary: 'The signed-in member',
    response: AuthUser,
  }),
  sessions: call({
    operation: 'account.sessions',
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'member',
    summary: 'The live sessions of the member, newest first',
    response: ListOf(Session),
  }),
  signOutEverywhere: call({
    operation: 'account.signOutEverywhere',
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'Revokes all sessions of the member but the one that asks, with `IncludingThis` that one too, with `AccessTokens` all access tokens. Needs a session',
    query: Type.Object({
      IncludingThis: Type.Optional(Type.Boolean()),
      AccessTokens: Type.Optional(Type.Boolean()),
    }),
    response: Done,
  }),
  revokeSession: call({
    operation: 'account.revokeSession',
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Revokes one of the own sessions',
    params: ById,
    response: Done,
  }),
  accessTokens: call({
    operation: 'account.accessTokens',
    method: 'GET',
    path: '/api/auth/accessTokens',
    access: 'member',
    summary: 'The access tokens of the member, newest first',
    response: ListOf(AccessToken),
  }),
  createAccessToken: call({
    operation: 'account.createAccessToken',
    method: 'POST',
    path: '/api/auth/accessTokens',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Makes an access token; needs a session, not another token, with the password or protected, and a code where the second step is on (401 UNAUTHENTICATED at \`code\` without one). At most ${MAX_TOKENS} a member`,
    body: Type.Object({
      password: Type.Optional(Type.String({ maxLength: 256 })),
      /** A code of the authenticator app, or a recovery code. */
      code: Type.Optional(Type.String({ maxLength: 32 })),
      Name: Type.String({ maxLength: 100, format: 'title' }),
      Expires: Type.Optional(Nullable(Time)),
      /**
       * Scopes that it is good for, one at least; `read`, `write` and `account` where absent.
       */
      Scopes: Type.Optional(Type.Array(Type.Enum(scopes), { maxItems: 10 })),
      /** A person's where absent. */
      Kind: Type.Optional(Type.Enum(tokenKinds)),
      /** An agent's model, which it needs. */
      Model: Type.Optional(ModelName),
      /** Program that runs the agent. */
      Harness: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({ token: Type.String(), accessToken: AccessToken }),
  }),
  revokeAccessToken: call({
    operation: 'account.revokeAccessToken',
    method: 'DELETE',
    path: '/api/auth/accessTokens/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Revokes one of the own access tokens',
    params: ById,
    response: Done,
  }),
  setProfile: call({
    operation: 'account.setProfile',
    method: 'PUT',
    path: '/api/user/profile',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Changes what the member says of themselves: null or an empty text takes it away, what isn’t sent stays; the picture is an own upload for `avatar`. Refused as members/rules/profile.ts says',
    body: Type.Partial(
      Type.Object({
        Avatar: Nullable(UploadRef),
        Signature: Nullable(Line),
        Bio: Nullable(Line),
        Website: Nullable(Line),
        Identity: Nullable(Line),
        University: Nullable(Line),
        MajorTag: Nullable(Line),
        Major: Nullable(Line),
        Company: Nullable(Line),
        Job: Nullable(Line),
        Location: Nullable(Line),
      }),
    ),
    response: Member,
  }),
  weakFlags: call({
    operation: 'account.weakFlags',
    method: 'GET',
    path: '/api/user/weakFlags',
    access: 'member',
    scope: 'read',
    summary: 'The settings of the member',
    response: WeakFlags,
  }),
  setWeakFlags: call({
    operation: 'account.setWeakFlags',
    method: 'PUT',
    path: '/api/user/weakFlags',
    access: 'member',
    refusals: ['BAD_USER_INPUT'],
    scope: 'write',
    summary:
      'Sets the named settings and leaves the others; answers all. At most 200 keys a member',
    body: WeakFlags,
    response: WeakFlags,
  }),
};
