import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  type ClassItem,
  classItemCalls,
} from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { MAX_CLASS_ITEMS } from '@whaletide/schema/domains/classes/rules/items.ts';
import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { classItems } from '#platform/src/domains/classes/tables.ts';
import { competitions, taskSolutions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { practiceWorks } from '#platform/src/domains/practice/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { giveTask, joinClass, teach, type Taught } from '#tests/platform/support/classes.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let taught: Taught;
let student: Person;
let ended: TestCompetition;
let columnId: string;
let labId: string;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  taught = await teach(platform, 'items');
  student = await writer(platform, '-练习的人');
  await joinClass(platform, taught, student);
  ended = await makeCompetition(platform);
  await endCompetition(platform, ended.id);
  await platform.database.db
    .update(competitions)
    .set({ finalRanking: true })
    .where(eq(competitions.id, ended.id));
  const owner = await author(platform, '专栏作者');
  columnId = (await column(platform, owner, '入门'))._id;
  labId = await versioned(platform, owner, { private: false });
  await collect(platform, owner, columnId, labId);
});
afterAll(() => platform.close());

const params = () => ({ id: taught.class._id });
const nothing = { Task: null, Column: null, Lab: null, OpenDate: null, DueDate: null };
const lesson = () => ({ ...nothing, Kind: 'lesson' as const, Column: columnId, Lab: labId });
const add = (body: ReturnType<typeof lesson>) =>
  platform.call(classItemCalls.add, { params: params(), body }, taught.teacher);
const refusedItem = (body: object, by = taught.teacher) =>
  platform.refusal(
    classItemCalls.add,
    { params: params(), body: { ...nothing, Kind: 'competition', ...body } },
    by,
  );
const list = async (by: Person): Promise<ClassItem[]> =>
  (await platform.call(classItemCalls.list, { params: params() }, by)).data;
const after = (days: number) => new Date(platform.clock.now.getTime() + days * DAY).toISOString();
const remove = (id: string, by = taught.teacher) =>
  platform.call(classItemCalls.remove, { params: { id } }, by);

describe('items', () => {
  it('are tasks of competitions that aren’t over', async () => {
    const running = await makeCompetition(platform);
    const draft = await makeCompetition(platform, { competition: { published: false } });
    const item = await giveTask(platform, taught, running, { DueDate: after(3) });
    expect(item).toMatchObject({
      Kind: 'competition',
      Competition: running.id,
      Task: running.taskId,
      DueDate: after(3),
      Own: null,
      DoneNumber: 0,
    });
    expect(await refusedItem({ Task: running.taskId })).toMatchObject({
      code: 'CONFLICT',
      message: '班级已有这项任务',
    });
    expect(await refusedItem({ Task: draft.taskId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusedItem({ Task: ended.taskId })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Task',
    });
    expect(await refusedItem({})).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Task' });
    expect(await refusedItem({ Task: running.taskId }, student)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const period = { OpenDate: after(2), DueDate: after(1) };
    expect(await refusedItem({ Task: running.taskId, ...period })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'DueDate',
    });
    const changed = { params: { id: item._id }, body: { OpenDate: after(1), DueDate: after(2) } };
    expect(await platform.call(classItemCalls.update, changed, taught.teacher)).toMatchObject(
      changed.body,
    );
    expect(await platform.refusal(classItemCalls.update, changed, student)).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await platform.refusal(classItemCalls.update, { ...changed, body: period }, taught.teacher),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    await remove(item._id);
    expect(await list(student)).toEqual([]);
    expect(
      await platform.refusal(classItemCalls.remove, { params: { id: item._id } }, taught.teacher),
    ).toMatchObject({ code: 'NOT_FOUND' });
    // A task that is removed for good takes its items along.
    await giveTask(platform, taught, running);
    expect(await list(student)).toHaveLength(1);
    const { db } = platform.database;
    await db.delete(taskSolutions).where(eq(taskSolutions.taskId, running.taskId));
    await db.delete(tasks).where(eq(tasks.id, running.taskId));
    expect(await list(student)).toEqual([]);
  });

  it('are practice of those that take it, with its best public score', async () => {
    const running = await makeCompetition(platform);
    expect(await refusedItem({ Kind: 'practice', Task: running.taskId })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '该比赛现在不能练习',
    });
    const item = await giveTask(platform, taught, ended, { Kind: 'practice', DueDate: after(1) });
    const { _id: practiceId } = await platform.call(
      practiceCalls.start,
      { params: { id: ended.id }, body: { Mode: 'practice' } },
      student,
    );
    const handIn = (publicScore: number) =>
      platform.database.db.insert(practiceWorks).values({
        id: newId(),
        practiceId,
        taskId: ended.taskId,
        status: workStatus.reviewed,
        uploadDate: platform.clock.now,
        fileKey: newId(),
        fileName: 'result.csv',
        fileSize: 10,
        publicScore,
        privateScore: 0.875,
      });
    await handIn(0.5);
    expect(await list(student)).toMatchObject([
      { _id: item._id, Own: { Score: 0.5, Tries: 1, Late: false }, DoneNumber: 1 },
    ]);
    platform.clock.advance(2 * DAY);
    await handIn(0.25);
    expect(await list(student)).toMatchObject([{ Own: { Score: 0.5, Tries: 2, Late: false } }]);
    await handIn(0.75);
    const query = { page: 1, perPage: 20 };
    const { data } = await platform.call(
      classStudentCalls.list,
      { params: params(), query },
      taught.teacher,
    );
    expect(data).toMatchObject([
      {
        User: student.id,
        Results: [{ Item: item._id, Score: 0.75, Tries: 3, Late: true, LastDate: after(0) }],
      },
    ]);
    const board = { params: { id: item._id }, query };
    expect((await platform.call(classItemCalls.board, board, student)).data).toEqual([
      { User: student.id, Rank: 1, Score: 0.75, IsOwn: true },
    ]);
    // The teacher's own list has no own results.
    expect(await list(taught.teacher)).toMatchObject([{ Own: null, DoneNumber: 1 }]);
  });

  it('are lessons of columns, which students say that they have read', async () => {
    expect(await refusedItem({ Kind: 'lesson' })).toMatchObject({ field: 'Column' });
    expect(await refusedItem({ Kind: 'lesson', Column: columnId })).toMatchObject({ field: 'Lab' });
    expect(
      await refusedItem({ Kind: 'lesson', Column: columnId, Lab: 'f'.repeat(24) }),
    ).toMatchObject({ code: 'NOT_FOUND', field: 'Lab' });
    expect(await refusedItem({ Kind: 'lesson', Column: 'f'.repeat(24), Lab: labId })).toMatchObject(
      { code: 'NOT_FOUND', field: 'Column' },
    );
    const { _id: id } = await add({ ...lesson(), DueDate: after(1) as never });
    const read = (IsRead: boolean, by = student) =>
      platform.call(classItemCalls.read, { params: { id }, body: { IsRead } }, by);
    const first = await read(true);
    expect(first).toMatchObject({
      Own: { Score: null, Tries: null, Late: false, LastDate: after(0) },
      DoneNumber: 1,
    });
    platform.clock.advance(2 * DAY);
    expect((await read(true)).Own).toEqual(first.Own);
    expect(await read(false)).toMatchObject({ Own: null, DoneNumber: 0 });
    expect(await read(true)).toMatchObject({ Own: { Late: true } });
    const byTeacher = { params: { id }, body: { IsRead: true } };
    expect(await platform.refusal(classItemCalls.read, byTeacher, taught.teacher)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const query = { page: 1, perPage: 20 };
    expect(
      (await platform.call(classItemCalls.board, { params: { id }, query }, student)).data,
    ).toEqual([]);
    // A project that became private keeps its place, unseen.
    const { db } = platform.database;
    const { body } = await grades();
    expect(body).toContain('专栏项目');
    await db.update(labs).set({ private: true }).where(eq(labs.id, labId));
    expect((await grades()).body).toContain('专栏项目 内容已不可见 已读');
    await db.update(labs).set({ private: false }).where(eq(labs.id, labId));
  });

  const grades = () =>
    platform.app.inject({
      url: `/api/classes/${taught.class._id}/grades`,
      headers: { authorization: `Bearer ${taught.teacher.token}` },
    });

  it('make a file whose names no spreadsheet runs as a formula', async () => {
    const { body, headers } = await grades();
    expect(body).toContain("'-练习的人");
    expect(headers['content-disposition']).toContain(encodeURIComponent('数据一班 成绩'));
  });

  it('are no more than a class may have', async () => {
    const { db } = platform.database;
    const kept = await list(student);
    const createDate = platform.clock.now;
    await db.insert(classItems).values(
      Array.from({ length: MAX_CLASS_ITEMS - kept.length }, () => ({
        id: newId(),
        classId: taught.class._id,
        kind: 'lesson' as const,
        createDate,
      })),
    );
    const running = await makeCompetition(platform);
    expect(await refusedItem({ Task: running.taskId })).toMatchObject({
      code: 'CONFLICT',
      message: `一个班级最多有${MAX_CLASS_ITEMS}项任务`,
    });
  });
});
