import { ClassBoardRow, ClassItem } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import {
  ClassInvitation,
  ClassResult,
  ClassStudent,
} from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const classes = {
  resolvers: [resolvers],
  restTypes: {
    SchoolClass,
    SchoolClassPage: PageOf(SchoolClass),
    ClassItem,
    ClassResult,
    ClassStudent,
    ClassStudentPage: PageOf(ClassStudent),
    ClassBoardRow,
    ClassBoardPage: PageOf(ClassBoardRow),
    ClassInvitation,
  },
  enums: {
    ClassRole: { values: { TEACHER: 'teacher', STUDENT: 'student', OFFERED: 'offered' } },
    ClassItemKind: {
      values: { COMPETITION: 'competition', PRACTICE: 'practice', LESSON: 'lesson' },
    },
  },
  inputs,
} satisfies Domain;
