import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import {
  ById,
  Done,
  Id,
  Line,
  Nullable,
  PageOf,
  Paging,
  Prose,
  Time,
  TitleLine,
} from '#shared/rest/common.ts';
import { ShortName } from '#domains/organizations/rest/organizations.ts';
import { classRoles } from '../rules/classes.ts';

/** A class, as the caller finds it. */
export const SchoolClass = Type.Object({
  _id: Id,
  Name: Type.String(),
  Description: Type.String(),
  /** Null once the organization is gone. */
  Organization: Nullable(Id),
  /** Null once the teacher's account is gone. */
  Teacher: Nullable(Id),
  /** The caller's. */
  Role: Type.Enum(classRoles),
  /** Null but for who runs it. */
  Code: Nullable(Type.String()),
  /** True where one joins by the code, and by the domain of mail. */
  IsOpen: Type.Boolean(),
  /** Null but for who runs it, and without one. */
  MailDomain: Nullable(Type.String()),
  StudentsNumber: Type.Integer(),
  ItemsNumber: Type.Integer(),
  CreateDate: Time,
});
export type SchoolClass = Static<typeof SchoolClass>;

const texts = { Name: TitleLine, Description: Prose };

export const classCalls = {
  own: call({
    operation: 'classes.own',
    method: 'GET',
    path: '/api/classes',
    access: 'member',
    summary:
      'Classes that the member teaches, is in, or is offered, the newest first; with `Organization` those of it that they run',
    query: Type.Object({ Organization: Type.Optional(Id), ...Paging(20) }),
    response: PageOf(SchoolClass),
  }),
  get: call({
    operation: 'classes.get',
    method: 'GET',
    path: '/api/classes/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'One class, for who runs it, is in it or is offered it; 404 for all others',
    params: ById,
    response: SchoolClass,
  }),
  create: call({
    operation: 'classes.create',
    method: 'POST',
    path: '/api/classes',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Makes a class of an organization that the member belongs to; 409 past the limit of classes',
    body: Type.Object({ Organization: ShortName, ...texts }),
    response: SchoolClass,
  }),
  update: call({
    operation: 'classes.update',
    method: 'POST',
    path: '/api/classes/:id',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets the texts of a class and how one joins it; for who runs it',
    params: ById,
    body: Type.Object({ ...texts, IsOpen: Type.Boolean(), MailDomain: Nullable(Line) }),
    response: SchoolClass,
  }),
  remove: call({
    operation: 'classes.remove',
    method: 'DELETE',
    path: '/api/classes/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Removes a class with its items; what students did elsewhere stays. For who runs it',
    params: ById,
    response: Done,
  }),
  renewCode: call({
    operation: 'classes.renewCode',
    method: 'POST',
    path: '/api/classes/:id/code',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Gives a class another code; the one before is good for nothing. For who runs it',
    params: ById,
    response: SchoolClass,
  }),
};
