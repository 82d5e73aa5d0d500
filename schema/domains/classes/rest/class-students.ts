import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Line, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { MAX_CLASS_INVITED } from '../rules/classes.ts';
import { SchoolClass } from './classes.ts';

/** Result of a student in an item. */
export const ClassResult = Type.Object({
  Item: Id,
  /** As the task's public board or the practice shows it; null for what is read. */
  Score: Nullable(Type.Number()),
  /** Reviewed results, the team's where it is a team's; null for what is read. */
  Tries: Nullable(Type.Integer()),
  /** Time of the last result, or of the reading. */
  LastDate: Time,
  /** True where the best result, or the reading, came after the item was due. */
  Late: Type.Boolean(),
});
export type ClassResult = Static<typeof ClassResult>;

/** A student of a class, for who runs it. */
export const ClassStudent = Type.Object({
  User: Id,
  /** False while the class is offered to them. */
  HasJoined: Type.Boolean(),
  /** Time when they joined, or the class was offered. */
  Date: Time,
  /** Results in the items of which they did anything. */
  Results: Type.Array(ClassResult),
});
export type ClassStudent = Static<typeof ClassStudent>;

/** Outcome of offering a class to a list of names. */
export const ClassInvitation = Type.Object({
  Class: SchoolClass,
  /** Number of those to whom it is offered now. */
  OfferedNumber: Type.Integer(),
  /** Names of the list that no member has. */
  Unknown: Type.Array(Type.String()),
});
export type ClassInvitation = Static<typeof ClassInvitation>;

export const classStudentCalls = {
  list: call({
    operation: 'classStudents.list',
    method: 'GET',
    path: '/api/classes/:id/students',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Students of a class by name, with what they did of its items; for who runs it',
    params: ById,
    query: Type.Object(Paging(50)),
    response: PageOf(ClassStudent),
  }),
  grades: call({
    operation: 'classStudents.grades',
    method: 'GET',
    path: '/api/classes/:id/grades',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'The same of all students as CSV in UTF-8 with a byte order mark: name, and of each item score, tries and whether it was late; what a spreadsheet would run as a formula is defused',
    params: ById,
    response: Type.Unknown(),
  }),
  invite: call({
    operation: 'classStudents.invite',
    method: 'POST',
    path: '/api/classes/:id/students',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Offers a class to members by their user names; each joins by accepting. For who runs it; 409 past the limit of students',
    params: ById,
    body: Type.Object({
      Names: Type.Array(Line, { minItems: 1, maxItems: MAX_CLASS_INVITED }),
    }),
    response: ClassInvitation,
  }),
  join: call({
    operation: 'classStudents.join',
    method: 'POST',
    path: '/api/classStudents',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Joins the class of a code; who is in it gets it again. 404 for a wrong code and a class that doesn’t take any, 409 where it is full, one’s own, or its teacher has taken the member out',
    body: Type.Object({ Code: Line }),
    response: SchoolClass,
  }),
  accept: call({
    operation: 'classStudents.accept',
    method: 'POST',
    path: '/api/classes/:id/acceptance',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Joins a class that is offered, by name or by the domain of one’s verified mail; 409 where it is full',
    params: ById,
    response: SchoolClass,
  }),
  leave: call({
    operation: 'classStudents.leave',
    method: 'POST',
    path: '/api/classes/:id/leaving',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Leaves a class, or declines the offer of one',
    params: ById,
    response: Done,
  }),
  remove: call({
    operation: 'classStudents.remove',
    method: 'DELETE',
    path: '/api/classes/:id/students/:userId',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Takes a student out of a class, who doesn’t come back by its code or their mail; for who runs it',
    params: Type.Object({ id: Id, userId: Id }),
    response: SchoolClass,
  }),
};
