import { type Static, Type } from 'typebox';
import { Id, Nullable } from '#shared/rest/common.ts';
import { UploadRef } from '#domains/uploads/rest.ts';

/** Type 1 is text, 2 a single choice; `DefaultID` is one of the default fields, null for an own one. */
export const RegisterField = Type.Object({
  Name: Type.String({ maxLength: 200, format: 'title' }),
  Type: Type.Integer({ minimum: 1, maximum: 2 }),
  Required: Type.Boolean(),
  Hint: Type.String({ maxLength: 200 }),
  Choices: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  DefaultID: Nullable(Type.Integer()),
});
export type RegisterField = Static<typeof RegisterField>;

/** A file to be reviewed by; Type is 3, that of files among the types of fields. */
export const RegisterAuthorizationField = Type.Object({
  _id: Id,
  Type: Type.Integer(),
  Required: Type.Boolean(),
  Title: Type.String({ maxLength: 200, format: 'title' }),
  /** KB of 1,024 bytes. */
  SizeLimit: Type.Integer(),
  /** With their dot: `.pdf`. */
  AcceptExts: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 20 }),
});
export type RegisterAuthorizationField = Static<typeof RegisterAuthorizationField>;

/** Message shown after a registration, where the organizer customised it. */
export const OnRegistration = Type.Object({
  Customized: Type.Boolean(),
  Text: Type.String({ maxLength: 2_000 }),
  LinkText: Type.String({ maxLength: 200 }),
  /** Empty leads nowhere. */
  RedirectionUrl: Type.String({ maxLength: 500 }),
});

/** More ways of having come to know of a competition, each divided by commas. */
export const Ditch = Type.Object({
  WeChat: Type.String({ maxLength: 2_000 }),
  Community: Type.String({ maxLength: 2_000 }),
  General: Type.String({ maxLength: 2_000 }),
});

/** A competition's own settings about registering, as they stand in its document. */
export const registrationSettings = {
  NeedRegisterForm: Type.Boolean(),
  RegisterForm: Type.Array(RegisterField, { maxItems: 100 }),
  /** Organizers decide on each registration. */
  RegisterAuthorization: Type.Boolean(),
  RegisterAuthorizationFields: Type.Array(RegisterAuthorizationField, { maxItems: 50 }),
  /** Markdown above those fields; null shows none. */
  RegisterAuthorizationNotice: Nullable(Type.String({ maxLength: 50_000 })),
  /** Markdown to agree to before registering; null asks nothing. */
  RegisterNotice: Nullable(Type.String({ maxLength: 50_000 })),
  OnRegistration,
  Ditch,
  NeedPhone: Type.Boolean(),
  NeedEmail: Type.Boolean(),
  NeedVerify: Type.Boolean(),
  /** Whale coins. */
  EntranceFee: Type.Integer(),
};
export const RegistrationSettings = Type.Object(registrationSettings);
export type RegistrationSettings = Static<typeof RegistrationSettings>;

/** The series that a competition belongs to. */
export const SeriesCompetition = Type.Object({
  _id: Id,
  Name: Type.String(),
  /** True where a member may register for only one of its competitions. */
  RelatedCompetitionRegisterLimit: Type.Boolean(),
});

/** The value's shape is its field's: registration/rules/registration-answers.ts. */
export const RegisterAnswer = Type.Object({
  Name: Type.String({ maxLength: 200, format: 'title' }),
  Value: Type.Unknown(),
  DefaultID: Nullable(Type.Integer()),
});
export type RegisterAnswer = Static<typeof RegisterAnswer>;

/** A file given for a field of RegisterAuthorizationFields. */
export const RegisterAuthorizationResult = Type.Object({ SubmissionId: Id, value: UploadRef });
export type RegisterAuthorizationResult = Static<typeof RegisterAuthorizationResult>;

/**
 * Answers that a member sends to register; all of them only where the competition asks for them.
 */
export const RegisterBody = Type.Object({
  /** Kept with the registration as it was typed, trimmed. */
  InvitationCode: Type.Optional(Type.String({ maxLength: 200 })),
  RegisterForm: Type.Optional(Type.Array(RegisterAnswer, { maxItems: 100 })),
  RegisterAuthorizationResults: Type.Optional(
    Type.Array(RegisterAuthorizationResult, { maxItems: 50 }),
  ),
  /** The fee that the member saw and agreed to; another one by now is refused. */
  EntranceFee: Type.Optional(Type.Integer({ minimum: 0 })),
});
