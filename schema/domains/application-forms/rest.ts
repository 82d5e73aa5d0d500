import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Id,
  Line,
  ListOf,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';

/**
 * Purposes of an application; the number of sources is ours, the specification shows only the
 * other.
 */
export const applicationType = { hostCompetition: 4, dataSource: 5 } as const;

export const applicationTypes = Object.values(applicationType);

/** Texts of the applicant beside the phone number; lengths by application-forms/rules.ts. */
const Data = Type.Object({
  Name: TitleLine,
  /** School, institution or company. */
  Company: Line,
  Description: Prose,
});

/** 0 waits for an administrator, 1 accepted, 2 declined. */
export const applicationStatus = { waiting: 0, accepted: 1, declined: 2 } as const;
const Status = Type.Enum(Object.values(applicationStatus));

export const ApplicationForm = Type.Object({
  _id: Id,
  Type: Type.Enum(applicationTypes),
  Phone: Line,
  Data,
  /** The member who sent it; null for a visitor. */
  User: Nullable(Id),
  CreateDate: Time,
  Status,
  /** Answer of an administrator, in their words; null before. */
  Answer: Nullable(Type.String()),
  AnswerDate: Nullable(Time),
  /** The organization that was made from it. */
  Organization: Nullable(Id),
});
export type ApplicationForm = Static<typeof ApplicationForm>;

export const applicationFormCalls = {
  send: call({
    operation: 'applicationForms.send',
    method: 'POST',
    path: '/api/applicationForms',
    access: 'either',
    refusals: ['BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Sends an application to host a competition, or to be named as a source of datasets. 429 RATE_LIMITED past the day’s limit of the member or the address',
    body: Type.Object({
      Type: Type.Enum(applicationTypes),
      Phone: Line,
      Data,
    }),
    response: ApplicationForm,
  }),
  list: call({
    operation: 'applicationForms.list',
    method: 'GET',
    path: '/api/applicationForms',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'Applications, those that wait first, each newest first; for administrators, else 403 FORBIDDEN',
    query: Type.Object({
      ...Paging(20),
      Type: Type.Optional(Type.Enum(applicationTypes)),
      Status: Type.Optional(Status),
    }),
    response: PageOf(ApplicationForm),
  }),
  mine: call({
    operation: 'applicationForms.mine',
    method: 'GET',
    path: '/api/user/applicationForms',
    access: 'member',
    summary: 'The member’s own applications of a kind, the ten newest',
    query: Type.Object({ Type: Type.Enum(applicationTypes) }),
    response: ListOf(ApplicationForm),
  }),
  answer: call({
    operation: 'applicationForms.answer',
    method: 'PUT',
    path: '/api/applicationForms/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Accepts (1) or declines (2) an application that waits, with words that the applicant is told and mailed; for administrators. 409 CONFLICT where it is answered',
    params: ById,
    body: Type.Object({ Status: Type.Union([Type.Literal(1), Type.Literal(2)]), Answer: Prose }),
    response: ApplicationForm,
  }),
  makeOrganization: call({
    operation: 'applicationForms.makeOrganization',
    method: 'POST',
    path: '/api/applicationForms/:id/organization',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes an organization from an accepted application, with its administrators, who are told; for administrators. 409 CONFLICT where one was made, or another has the short name; 404 NOT_FOUND for an account that isn’t there',
    params: ById,
    body: Type.Object({
      ShortName: TitleLine,
      Name: TitleLine,
      Description: Line,
      /** E-mail addresses or user names; of a member’s application the applicant comes first by themselves. */
      Administrators: Type.Array(Type.String({ maxLength: 254 }), { maxItems: 20 }),
    }),
    response: ApplicationForm,
  }),
};
