import { type Static, Type } from 'typebox';
import { jobFailures, mailFailures } from './rules.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Line, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';

/** Key that identifies a mail: `digest:2026-W47:<member>`. */
const MailKey = Type.String({ minLength: 1, maxLength: 200 });

/** A mail that waits for an administrator; of its content the subject alone is shown. */
export const ParkedMail = Type.Object({
  Key: MailKey,
  /** Template of ours that the mail is made from. */
  Template: Type.String(),
  Subject: Type.String(),
  /** Member whom it is to; null for an address that belongs to no member. */
  User: Nullable(Id),
  /** The address, all but its first letter and its server hidden. */
  To: Type.String(),
  ParkedDate: Time,
  Tries: Type.Integer(),
  /** UNCERTAIN may have arrived. */
  Failure: Type.Enum(mailFailures),
});
export type ParkedMail = Static<typeof ParkedMail>;

/** Work that failed too often and waits for an administrator. */
export const ParkedJob = Type.Object({
  _id: Id,
  Kind: Type.String(),
  ParkedDate: Time,
  Tries: Type.Integer(),
  Failure: Type.Enum(jobFailures),
});
export type ParkedJob = Static<typeof ParkedJob>;

/** Calls by which administrators of the site handle parked work; 403 FORBIDDEN for all others. */
export const parkedWorkCalls = {
  mails: call({
    operation: 'parkedWork.mails',
    method: 'GET',
    path: '/api/admin/parkedMails',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Mails that are parked, the last one first',
    query: Type.Object(Paging(20)),
    response: PageOf(ParkedMail),
  }),
  retryMail: call({
    operation: 'parkedWork.retryMail',
    method: 'PUT',
    path: '/api/admin/parkedMails/retried',
    access: 'member',
    refusals: ['FORBIDDEN', 'CONFLICT'],
    summary:
      'Sends a parked mail again. 409 CONFLICT for one that may have arrived, unless MayRepeat says that twice is better than never; and once somebody else has decided',
    body: Type.Object({ Key: MailKey, MayRepeat: Type.Boolean() }),
    response: Done,
  }),
  giveUpMail: call({
    operation: 'parkedWork.giveUpMail',
    method: 'PUT',
    path: '/api/admin/parkedMails/givenUp',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Never sends a parked mail. 409 CONFLICT once somebody else has decided',
    body: Type.Object({ Key: MailKey, Reason: Line }),
    response: Done,
  }),
  jobs: call({
    operation: 'parkedWork.jobs',
    method: 'GET',
    path: '/api/admin/parkedJobs',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: 'Jobs that are parked, the last one first',
    query: Type.Object(Paging(20)),
    response: PageOf(ParkedJob),
  }),
  retryJob: call({
    operation: 'parkedWork.retryJob',
    method: 'PUT',
    path: '/api/admin/parkedJobs/:id/retried',
    access: 'member',
    refusals: ['FORBIDDEN', 'CONFLICT'],
    summary: 'Does a parked job again. 409 CONFLICT once somebody else has decided',
    params: ById,
    response: Done,
  }),
  giveUpJob: call({
    operation: 'parkedWork.giveUpJob',
    method: 'PUT',
    path: '/api/admin/parkedJobs/:id/givenUp',
    access: 'member',
    refusals: ['FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
    summary: 'Never does a parked job. 409 CONFLICT once somebody else has decided',
    params: ById,
    body: Type.Object({ Reason: Line }),
    response: Done,
  }),
};
