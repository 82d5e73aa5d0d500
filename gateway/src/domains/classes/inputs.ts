import { classItemCalls as items } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls as students } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls as calls } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createClass: calls.create,
  updateClass: calls.update,
  deleteClass: calls.remove,
  renewClassCode: calls.renewCode,
  inviteClassStudents: students.invite,
  joinClass: students.join,
  acceptClass: students.accept,
  leaveClass: students.leave,
  removeClassStudent: students.remove,
  addClassItem: items.add,
  updateClassItem: items.update,
  removeClassItem: items.remove,
  markClassLesson: items.read,
});
