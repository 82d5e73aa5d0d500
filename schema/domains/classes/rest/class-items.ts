import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, ListOf, Nullable, PageOf, Paging, Time } from '#shared/rest/common.ts';
import { classItemKinds } from '../rules/items.ts';
import { ClassResult } from './class-students.ts';

const period = {
  /** Null is at any time. */
  OpenDate: Nullable(Time),
  DueDate: Nullable(Time),
};

/** Something that a class does. */
export const ClassItem = Type.Object({
  _id: Id,
  Class: Id,
  Kind: Type.Enum(classItemKinds),
  /** Both null for a lesson. */
  Competition: Nullable(Id),
  Task: Nullable(Id),
  /** Column and project of a lesson; else null. */
  Column: Nullable(Id),
  Lab: Nullable(Id),
  ...period,
  CreateDate: Time,
  /** The caller's own result; null where there is none, and for who runs the class. */
  Own: Nullable(ClassResult),
  /** Students who have one. */
  DoneNumber: Type.Integer(),
});
export type ClassItem = Static<typeof ClassItem>;

/** A student's place among the class. */
export const ClassBoardRow = Type.Object({
  User: Id,
  /** From 1; equal scores share one. */
  Rank: Type.Integer(),
  Score: Type.Number(),
  /** True for the caller. */
  IsOwn: Type.Boolean(),
});
export type ClassBoardRow = Static<typeof ClassBoardRow>;

export const classItemCalls = {
  list: call({
    operation: 'classItems.list',
    method: 'GET',
    path: '/api/classes/:id/items',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Items of a class, those due first first; for who runs it or is in it',
    params: ById,
    response: ListOf(ClassItem),
  }),
  add: call({
    operation: 'classItems.add',
    method: 'POST',
    path: '/api/classes/:id/items',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Gives a class something to do: `Task` of a competition that isn’t over (`competition`) or of one that takes practice (`practice`), or `Lab` of `Column` (`lesson`). For who runs it; 409 for what it has already, and past the limit of items',
    params: ById,
    body: Type.Object({
      Kind: Type.Enum(classItemKinds),
      Task: Nullable(Id),
      Column: Nullable(Id),
      Lab: Nullable(Id),
      ...period,
    }),
    response: ClassItem,
  }),
  update: call({
    operation: 'classItems.update',
    method: 'POST',
    path: '/api/classItems/:id',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT'],
    summary: 'Sets the times of an item; for who runs the class',
    params: ById,
    body: Type.Object(period),
    response: ClassItem,
  }),
  remove: call({
    operation: 'classItems.remove',
    method: 'DELETE',
    path: '/api/classItems/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Takes an item out of its class; what students did stays theirs. For who runs the class',
    params: ById,
    response: Done,
  }),
  read: call({
    operation: 'classItems.read',
    method: 'POST',
    path: '/api/classItems/:id/reading',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Notes that the caller, a student, has read a lesson, or hasn’t; the first time counts',
    params: ById,
    body: Type.Object({ IsRead: Type.Boolean() }),
    response: ClassItem,
  }),
  board: call({
    operation: 'classItems.board',
    method: 'GET',
    path: '/api/classItems/:id/board',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'Students of the class by what the task’s public board, or their practice, shows of them; for who runs the class or is in it',
    params: ById,
    query: Type.Object(Paging(20)),
    response: PageOf(ClassBoardRow),
  }),
};
