import { type Static, Type } from 'typebox';
import {
  AUTOMATIC_HOURS,
  AUTOMATIC_TRIES,
  CAPTCHA_MINUTES,
  PROTECTION_MINUTES,
} from '../rules/verification.ts';
import { call } from '#shared/rest/call.ts';
import { englishNumber } from '#shared/rules/number-words.ts';
import { ById, Done, Id, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { UploadKey } from '#domains/uploads/rest.ts';

/** `VerifyStatus` of a real name: the spec's 1 is verified; the others are ours. */
export const verifyStatus = { rejected: -1, none: 0, verified: 1, pending: 2 } as const;

const BoundPhone = Type.Object({
  /** 138****0000; null where none is bound. */
  Phone: Nullable(Type.String()),
  PhoneCountryCode: Nullable(Type.String()),
  PhoneVerified: Type.Boolean(),
});

/**
 * Facts that a member has verified; numbers and names
 * masked.
 */
export const Verification = Type.Object({
  phone: BoundPhone,
  email: Type.Object({ Email: Nullable(Type.String()), EmailVerified: Type.Boolean() }),
  identity: Type.Object({
    VerifyStatus: Type.Integer(),
    /** 林*舟 and 3201**********1234, of what was verified or waits. */
    IDName: Nullable(Type.String()),
    ID: Nullable(Type.String()),
    /** Why the last manual request was rejected. */
    Reason: Nullable(Type.String()),
    /** Time at which the name that is pending, verified or rejected was submitted. */
    SubmitDate: Nullable(Time),
  }),
  /** Until when the asking session may change phone, e-mail and password; null where it may not. */
  ProtectedUntil: Nullable(Time),
  /** True where the automatic route is available. */
  AutomaticVerification: Type.Boolean(),
});
export type Verification = Static<typeof Verification>;

/** A proof of work: find a number whose SHA-256 with the challenge begins with `bits` zero bits. */
export const Captcha = Type.Object({
  challenge: Type.String(),
  bits: Type.Integer(),
  expires: Time,
});
export type Captcha = Static<typeof Captcha>;

/** A solved captcha; good once, for its member. */
export const CaptchaAnswer = Type.Object({
  challenge: Type.String({ maxLength: 64 }),
  answer: Type.Integer({ minimum: 0 }),
});
export type CaptchaAnswer = Static<typeof CaptchaAnswer>;

/** A code is on its way. */
export const CodeSent = Type.Object({
  /** Seconds until another may be asked for. */
  retryAfter: Type.Integer(),
  expires: Time,
});
export type CodeSent = Static<typeof CodeSent>;

/** A request for the manual route, as administrators see it: never with the whole number. */
export const RealNameRequest = Type.Object({
  _id: Id,
  User: Id,
  Name: Type.String(),
  /** Masked. */
  ID: Type.String(),
  /** 2 waits, 1 passed, -1 rejected. */
  Status: Type.Integer(),
  Reason: Nullable(Type.String()),
  CreateDate: Time,
  ReviewDate: Nullable(Time),
});
export type RealNameRequest = Static<typeof RealNameRequest>;

/** With the photo, a path of the site that administrators alone can open; null once it is forgotten. */
export const RealNameRequestDetail = Type.Object({
  ...RealNameRequest.properties,
  Photo: Nullable(Type.String()),
});
export type RealNameRequestDetail = Static<typeof RealNameRequestDetail>;

const Password = Type.String({ maxLength: 256 });
const Phone = { phone: Type.String({ maxLength: 32 }), countryCode: Type.String({ maxLength: 8 }) };
const Code = Type.String({ maxLength: 16 });
const RealName = { ID: Type.String({ maxLength: 64 }), name: Type.String({ maxLength: 200 }) };

/** All of them need a session: an access token can't change whose account it is (403). */
export const verificationCalls = {
  get: call({
    operation: 'verification.get',
    method: 'GET',
    path: '/api/user/verification',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'What the member has verified',
    response: Verification,
  }),
  captcha: call({
    operation: 'verification.captcha',
    method: 'POST',
    path: '/api/auth/captcha',
    access: 'member',
    refusals: ['FORBIDDEN', 'RATE_LIMITED'],
    summary: `A challenge for the asking member; it lives ${englishNumber(CAPTCHA_MINUTES)} minutes`,
    response: Captcha,
  }),
  sendPhoneCode: call({
    operation: 'verification.sendPhoneCode',
    method: 'POST',
    path: '/api/user/smscode',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: 'Sends a code to a phone number, as a message or by voice; one a minute, ten a day',
    body: Type.Object({
      ...Phone,
      byVoice: Type.Optional(Type.Boolean()),
      captcha: CaptchaAnswer,
    }),
    response: CodeSent,
  }),
  phone: call({
    operation: 'verification.phone',
    method: 'GET',
    path: '/api/user/phone',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'The phone that the member has bound, its number masked',
    response: BoundPhone,
  }),
  bindPhone: call({
    operation: 'verification.bindPhone',
    method: 'POST',
    path: '/api/user/phone',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary:
      'Binds the number that the code was sent to; in a protected session or with the password. 409 CONFLICT where another account has it',
    body: Type.Object({ ...Phone, code: Code, password: Type.Optional(Password) }),
    response: Verification,
  }),
  sendEmailCode: call({
    operation: 'verification.sendEmailCode',
    method: 'POST',
    path: '/api/auth/sendEmailChangeSms',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: 'Sends a code to an e-mail address; in a protected session or with the password',
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      password: Type.Optional(Password),
      captcha: CaptchaAnswer,
    }),
    response: CodeSent,
  }),
  changeEmail: call({
    operation: 'verification.changeEmail',
    method: 'PUT',
    path: '/api/auth/email',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Binds the address that the last code was sent to from this session; 400 where `email` is another. 409 CONFLICT where another account has it',
    body: Type.Object({ code: Code, email: Type.Optional(Type.String({ maxLength: 254 })) }),
    response: Verification,
  }),
  changePassword: call({
    operation: 'verification.changePassword',
    method: 'PUT',
    path: '/api/auth/password',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Changes the password in a protected session; ends all other sessions, and this one after a second',
    body: Type.Object({
      oldPassword: Password,
      newPassword: Password,
      confirmPassword: Password,
      /** Ends the account's access tokens too; they stay where nothing is said. */
      endAccessTokens: Type.Optional(Type.Boolean()),
    }),
    response: Done,
  }),
  isProtected: call({
    operation: 'verification.isProtected',
    method: 'GET',
    path: '/api/auth/isProtected',
    access: 'member',
    summary: `Whether this session has proved itself in the last ${PROTECTION_MINUTES} minutes`,
    response: Type.Object({ isProtected: Type.Boolean() }),
  }),
  sendProtectionCode: call({
    operation: 'verification.sendProtectionCode',
    method: 'POST',
    path: '/api/auth/sendProtectionTokenCode',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: 'Sends a code to the bound phone or e-mail address',
    body: Type.Object({ type: Type.Enum(['phone', 'email'] as const), captcha: CaptchaAnswer }),
    response: CodeSent,
  }),
  grantProtection: call({
    operation: 'verification.grantProtection',
    method: 'POST',
    path: '/api/auth/grantProtectionToken',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary: `Protects this session for ${PROTECTION_MINUTES} minutes, by code or password`,
    body: Type.Object({ code: Type.Optional(Code), password: Type.Optional(Password) }),
    response: Verification,
  }),
  checkPassword: call({
    operation: 'verification.checkPassword',
    method: 'POST',
    path: '/api/auth/checkPass',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary: 'Whether the password is right: 400 密码错误 where it isn’t',
    body: Type.Object({ password: Password }),
    response: Done,
  }),
  verifyAutomatically: call({
    operation: 'verification.verifyAutomatically',
    method: 'POST',
    path: '/api/user/verification',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: `Verifies the real name with the verified phone; ${AUTOMATIC_TRIES} attempts per ${AUTOMATIC_HOURS} hours, then 429`,
    body: Type.Object(RealName),
    response: Verification,
  }),
  verifyManually: call({
    operation: 'verification.verifyManually',
    method: 'POST',
    path: '/api/user/manualVerification',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'RATE_LIMITED'],
    summary: 'Hands in a name, a number and a photo for an administrator to look at',
    body: Type.Object({
      ...RealName,
      photo: Type.Optional(
        Nullable(Type.Object({ key: UploadKey, ext: Type.String({ maxLength: 16 }) })),
      ),
    }),
    response: Verification,
  }),
  requests: call({
    operation: 'verification.requests',
    method: 'GET',
    path: '/api/manualVerifications',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Manual requests, the longest waiting first; for administrators, else 403 FORBIDDEN',
    query: Type.Object({ ...Paging(20), Status: Type.Optional(Type.Integer()) }),
    response: PageOf(RealNameRequest),
  }),
  request: call({
    operation: 'verification.request',
    method: 'GET',
    path: '/api/manualVerifications/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'One manual request with its photo; for administrators, else 403 FORBIDDEN',
    params: ById,
    response: RealNameRequestDetail,
  }),
  review: call({
    operation: 'verification.review',
    method: 'PUT',
    path: '/api/manualVerifications/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Passes or rejects a waiting request and tells its member; for administrators',
    params: ById,
    body: Type.Object({
      Status: Type.Union([Type.Literal(1), Type.Literal(-1)]),
      Reason: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    response: RealNameRequestDetail,
  }),
};
