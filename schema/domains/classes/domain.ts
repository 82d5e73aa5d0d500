import { domain } from '#shared/domain.ts';
import { classItemCalls } from './rest/class-items.ts';
import { classStudentCalls } from './rest/class-students.ts';
import { classCalls } from './rest/classes.ts';

export const classes = domain({
  name: 'classes',
  chinese: '班级',
  rest: 'classes, classItems',
  graphql: 'SchoolClass, ClassItem, ClassStudent',
  purpose:
    'Classes of an organization: a teacher’s items with dates, what students did of them, and boards of the class alone.',
  calls: [classCalls, classStudentCalls, classItemCalls],
  knows: {
    platform: [
      'members',
      'organizations',
      'competitions',
      'teams',
      'projects',
      'columns',
      'submissions',
      'leaderboards',
      'practice',
    ],
    gateway: [],
    web: ['members', 'account', 'organizations', 'competitions', 'projects'],
  },
});
