import { type Static, Type } from 'typebox';
import { call } from './call.ts';
import { Id, Line, Nullable, PageOf, Paging, Prose, Time, TitleLine } from './common.ts';

/** What an application is for; the number of sources is ours, the specification shows only the other. */
export const applicationType = { hostCompetition: 4, dataSource: 5 } as const;

export const applicationTypes = Object.values(applicationType);

/** What the applicant writes beside the phone number; lengths by rules/application-forms.ts. */
const Data = Type.Object({
  Name: TitleLine,
  /** School, institution or company. */
  Company: Line,
  Description: Prose,
});

export const ApplicationForm = Type.Object({
  _id: Id,
  Type: Type.Enum(applicationTypes),
  Phone: Line,
  Data,
  /** The member who sent it; null for a visitor. */
  User: Nullable(Id),
  CreateDate: Time,
});
export type ApplicationForm = Static<typeof ApplicationForm>;

export const applicationFormCalls = {
  send: call({
    operation: 'applicationForms.send',
    method: 'POST',
    path: '/api/applicationForms',
    access: 'either',
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
    summary: 'Applications, newest first; for administrators, else 403 FORBIDDEN',
    query: Type.Object({ ...Paging(20), Type: Type.Optional(Type.Enum(applicationTypes)) }),
    response: PageOf(ApplicationForm),
  }),
};
