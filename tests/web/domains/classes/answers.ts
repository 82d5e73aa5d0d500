import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { page, viewer } from '#tests/web/support/data.ts';

export const classId = '6'.repeat(24);
export const itemId = '7'.repeat(24);
export const lessonId = '8'.repeat(24);
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

export const organization = {
  __typename: 'Organization',
  id: 'a'.repeat(24),
  shortName: 'farshore',
  name: '远岸大学',
};
export const member = (name: string, at: number) => ({
  __typename: 'Member',
  id: at.toString(16).padStart(24, '0'),
  name,
  avatar: null,
});

export const classRow = (changes: Record<string, unknown> = {}) => ({
  __typename: 'SchoolClass',
  id: classId,
  name: '数据一班',
  description: '周三上课',
  role: 'STUDENT',
  code: null,
  isOpen: true,
  mailDomain: null,
  studentsCount: 2,
  itemsCount: 2,
  organization,
  teacher: member('潘老师', 1),
  ...changes,
});

export const result = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ClassResult',
  itemId,
  score: 0.75,
  tries: 3,
  lastAt: '2026-11-20T00:00:00.000Z',
  isLate: false,
  ...changes,
});

export const item = (changes: Record<string, unknown> = {}) => ({
  __typename: 'ClassItem',
  id: itemId,
  kind: 'PRACTICE',
  opensAt: null,
  dueAt: inDays(3),
  doneCount: 1,
  competition: {
    __typename: 'Competition',
    id: 'b'.repeat(24),
    name: '企鹅识别',
    kind: 'COMPETITION',
  },
  task: { __typename: 'CompetitionTask', id: 'c'.repeat(24), name: '种类' },
  column: null,
  project: null,
  result: null,
  ...changes,
});

export const lesson = (changes: Record<string, unknown> = {}) =>
  item({
    id: lessonId,
    kind: 'LESSON',
    competition: null,
    task: null,
    column: { __typename: 'Column', id: 'd'.repeat(24), name: '入门' },
    project: { __typename: 'Project', id: 'e'.repeat(24), title: '第一课' },
    ...changes,
  });

export const student = (name: string, at: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'ClassStudent',
  memberId: member(name, at).id,
  hasJoined: true,
  addedAt: '2026-11-01T00:00:00.000Z',
  member: member(name, at),
  results: [] as object[],
  ...changes,
});

export const ofViewer = (fields: object) => ({
  viewer: { __typename: 'Viewer', id: viewer.id, ...fields },
});

export const pageOf = (type: string, ...rows: object[]) => ({ __typename: type, ...page(rows) });
