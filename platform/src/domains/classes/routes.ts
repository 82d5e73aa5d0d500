import type { FastifyInstance } from 'fastify';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { csvStream, sendCsv } from '#http/csv.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { classDocument, classFor } from './access.ts';
import { gradesTable } from './grades.ts';
import { addItem, itemsOf, markLesson, removeItem, updateItem } from './items.ts';
import { acceptOffer, inviteStudents, joinByCode, leaveClass, removeStudent } from './joining.ts';
import { createClass, ownClasses, removeClass, renewCode, updateClass } from './managing.ts';
import { boardOf, studentsOf } from './students.ts';

const done = { ok: true } as const;

const studentRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const calls = classStudentCalls;
  route(app, calls.list, ({ params, query, caller }) =>
    studentsOf(services, caller, params.id, query),
  );
  route(app, calls.grades, async ({ params, caller, reply }) => {
    const { row } = await classFor(db, caller.id, params.id, 'teacher');
    const now = services.now();
    const table = await gradesTable(db, row.id, now);
    return sendCsv(reply, `${row.name} 成绩 ${dayKey(now)}`, csvStream(table));
  });
  route(app, calls.invite, ({ params, body, caller }) =>
    inviteStudents(services, caller, params.id, body.Names),
  );
  route(app, calls.join, ({ body, caller }) => joinByCode(services, caller, body.Code));
  route(app, calls.accept, ({ params, caller }) => acceptOffer(services, caller, params.id));
  route(app, calls.leave, async ({ params, caller }) => {
    await leaveClass(services, caller, params.id);
    return done;
  });
  route(app, calls.remove, ({ params, caller }) => removeStudent(services, caller, params));
};

const itemRoutes = (app: FastifyInstance, services: Services): void => {
  const calls = classItemCalls;
  route(app, calls.list, async ({ params, caller }) => ({
    data: await itemsOf(services, caller, params.id),
  }));
  route(app, calls.add, ({ params, body, caller }) => addItem(services, caller, params.id, body));
  route(app, calls.update, ({ params, body, caller }) =>
    updateItem(services, caller, params.id, body),
  );
  route(app, calls.remove, async ({ params, caller }) => {
    await removeItem(services, caller, params.id);
    return done;
  });
  route(app, calls.read, ({ params, body, caller }) =>
    markLesson(services, caller, params.id, body.IsRead),
  );
  route(app, calls.board, ({ params, query, caller }) =>
    boardOf(services, caller, params.id, query),
  );
};

/** Registers the routes of classes, their students and their items. */
export const classRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  route(app, classCalls.own, ({ query, caller }) => ownClasses(db, caller.id, query));
  route(app, classCalls.get, ({ params, caller }) => classDocument(db, caller.id, params.id));
  route(app, classCalls.create, ({ body, caller }) => createClass(services, caller, body));
  route(app, classCalls.update, ({ params, body, caller }) =>
    updateClass(services, caller, params.id, body),
  );
  route(app, classCalls.remove, async ({ params, caller }) => {
    await removeClass(services, caller, params.id);
    return done;
  });
  route(app, classCalls.renewCode, ({ params, caller }) => renewCode(services, caller, params.id));
  studentRoutes(app, services);
  itemRoutes(app, services);
};
