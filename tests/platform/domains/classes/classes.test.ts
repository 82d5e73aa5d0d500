import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls, type SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import {
  MAX_CLASS_STUDENTS,
  MAX_CLASSES,
} from '@whaletide/schema/domains/classes/rules/classes.ts';
import { forgetClasses } from '#platform/src/domains/classes/forgetting.ts';
import { classes, classStudents } from '#platform/src/domains/classes/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { organizationMembers, organizations } from '#platform/src/domains/organizations/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { joinClass, teach, type Taught } from '#tests/platform/support/classes.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { leave } from '#tests/platform/support/organizations.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let taught: Taught;
let student: Person;
let made = 0;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());
beforeEach(async () => {
  made += 1;
  taught = await teach(platform, `school${made}`);
  student = await writer(platform, `student${made}`);
});

const params = () => ({ id: taught.class._id });
const query = { page: 1, perPage: 20 };
const classOf = (by: Person): Promise<SchoolClass> =>
  platform.call(classCalls.get, { params: params() }, by);
const hidden = async (by: Person) =>
  (await platform.refusal(classCalls.get, { params: params() }, by)).code;
const ownOf = async (by: Person) => (await platform.call(classCalls.own, { query }, by)).data;
const update = (changes: object, by = taught.teacher) => {
  const body = { Name: '数据一班', Description: '', IsOpen: true, MailDomain: null, ...changes };
  return platform.call(classCalls.update, { params: params(), body }, by);
};
const invite = (...Names: string[]) =>
  platform.call(classStudentCalls.invite, { params: params(), body: { Names } }, taught.teacher);
const studentsOf = async (by = taught.teacher) =>
  (await platform.call(classStudentCalls.list, { params: params(), query }, by)).data;
const accept = (by: Person) => platform.call(classStudentCalls.accept, { params: params() }, by);
const removeStudent = (userId: string) =>
  platform.call(classStudentCalls.remove, { params: { ...params(), userId } }, taught.teacher);

describe('a class', () => {
  it('is made by members of an organization, and run by its teacher', async () => {
    expect(taught.class).toMatchObject({
      Name: '数据一班',
      Organization: taught.organization,
      Teacher: taught.teacher.id,
      Role: 'teacher',
      Code: expect.stringMatching(/^[A-Z2-9]{10}$/),
      IsOpen: true,
      StudentsNumber: 0,
    });
    const body = { Organization: `school${made}`, Name: '二班', Description: '' };
    expect(await platform.refusal(classCalls.create, { body }, student)).toMatchObject({
      code: 'FORBIDDEN',
      field: 'Organization',
    });
    expect(
      await platform.refusal(
        classCalls.create,
        { body: { ...body, Organization: 'nowhere' } },
        taught.teacher,
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      await platform.refusal(classCalls.create, { body: { ...body, Name: ' ' } }, taught.teacher),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Name' });
    expect(await update({ Name: ' 三班 ', Description: '周三上课' })).toMatchObject({
      Name: '三班',
      Description: '周三上课',
    });
    expect((await ownOf(taught.teacher)).map(({ Name }) => Name)).toEqual(['三班']);
    expect(await hidden(student)).toBe('NOT_FOUND');
  });

  it('is one of no more than an organization may have', async () => {
    const rows = Array.from({ length: MAX_CLASSES - 1 }, (_, at) => ({
      id: newId(),
      organizationId: taught.organization,
      teacherId: taught.teacher.id,
      name: '一班',
      description: '',
      joinCode: `${made}CODE${at}`,
      open: true,
      createDate: platform.clock.now,
    }));
    await platform.database.db.insert(classes).values(rows);
    const body = { Organization: `school${made}`, Name: '又一班', Description: '' };
    expect(await platform.refusal(classCalls.create, { body }, taught.teacher)).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is joined by its code, as long as it takes students', async () => {
    expect(await joinClass(platform, taught, student)).toMatchObject({
      Role: 'student',
      Code: null,
      StudentsNumber: 1,
    });
    // Again, and typed in another way.
    const typed = { body: { Code: ` ${taught.class.Code?.toLowerCase() ?? ''} ` } };
    expect(await platform.call(classStudentCalls.join, typed, student)).toMatchObject({
      StudentsNumber: 1,
    });
    expect(
      await platform.refusal(
        classStudentCalls.join,
        { body: { Code: taught.class.Code ?? '' } },
        taught.teacher,
      ),
    ).toMatchObject({ code: 'CONFLICT', message: '你是这个班级的老师' });
    const other = await writer(platform, `other${made}`);
    const refused = async (Code: string) =>
      (await platform.refusal(classStudentCalls.join, { body: { Code } }, other)).code;
    expect(await refused('AAAAAAAAAA')).toBe('NOT_FOUND');
    await update({ IsOpen: false });
    expect(await refused(taught.class.Code ?? '')).toBe('NOT_FOUND');
    await update({ IsOpen: true });
    const renewed = await platform.call(classCalls.renewCode, { params: params() }, taught.teacher);
    expect(await refused(taught.class.Code ?? '')).toBe('NOT_FOUND');
    expect(
      await platform.call(classStudentCalls.join, { body: { Code: renewed.Code ?? '' } }, other),
    ).toMatchObject({ StudentsNumber: 2 });
  });

  it('holds no more students than it may, counting those to whom it is offered', async () => {
    const { db } = platform.database;
    const ids = Array.from({ length: MAX_CLASS_STUDENTS }, () => newId());
    const createDate = platform.clock.now;
    await db.insert(members).values(ids.map((id) => ({ id, name: id, nameKey: id, createDate })));
    await db.insert(classStudents).values(
      ids.map((memberId, at) => ({
        classId: taught.class._id,
        memberId,
        state: at % 2 ? ('joined' as const) : ('offered' as const),
        date: createDate,
      })),
    );
    const full = { code: 'CONFLICT', message: `班级最多有${MAX_CLASS_STUDENTS}名学生` };
    const body = { Code: taught.class.Code ?? '' };
    expect(await platform.refusal(classStudentCalls.join, { body }, student)).toMatchObject(full);
    expect(
      await platform.refusal(
        classStudentCalls.invite,
        { params: params(), body: { Names: [`student${made}`] } },
        taught.teacher,
      ),
    ).toMatchObject(full);
    // Open to a domain of mail, it has no more places either.
    const email = `one@full${made}.edu.cn`;
    await update({ MailDomain: `full${made}.edu.cn` });
    await db.update(members).set({ email, emailVerified: true }).where(eq(members.id, student.id));
    expect(
      await platform.refusal(classStudentCalls.accept, { params: params() }, student),
    ).toMatchObject(full);
  });

  it('is offered by name, and had by who accepts', async () => {
    const outcome = await invite(` STUDENT${made} `, '查无此人', `school${made}-teacher`);
    expect(outcome).toMatchObject({ OfferedNumber: 1, Unknown: ['查无此人'] });
    expect(await studentsOf()).toMatchObject([{ User: student.id, HasJoined: false, Results: [] }]);
    expect(await ownOf(student)).toMatchObject([{ Role: 'offered', StudentsNumber: 0 }]);
    expect(await accept(student)).toMatchObject({ Role: 'student', StudentsNumber: 1 });
    // Offering it again changes nothing.
    expect(await invite(`student${made}`)).toMatchObject({ OfferedNumber: 0, Unknown: [] });
    expect(await classOf(student)).toMatchObject({ Role: 'student' });
    const other = await writer(platform, `other${made}`);
    expect(
      await platform.refusal(classStudentCalls.accept, { params: params() }, other),
    ).toMatchObject({ code: 'NOT_FOUND' });
    await invite(`other${made}`);
    await platform.call(classStudentCalls.leave, { params: params() }, other);
    expect(await hidden(other)).toBe('NOT_FOUND');
    expect(
      await platform.refusal(
        classStudentCalls.invite,
        { params: params(), body: { Names: [' '] } },
        taught.teacher,
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Names' });
  });

  it('is open to who has verified an address in its domain of mail', async () => {
    const mail = (email: string, emailVerified: boolean) =>
      platform.database.db
        .update(members)
        .set({ email, emailVerified })
        .where(eq(members.id, student.id));
    expect(await update({ MailDomain: `@S${made}.edu.cn` })).toMatchObject({
      MailDomain: `s${made}.edu.cn`,
    });
    await mail(`one@s${made}.edu.cn`, false);
    expect(await hidden(student)).toBe('NOT_FOUND');
    await mail(`one@not-s${made}.edu.cn`, true);
    expect(await hidden(student)).toBe('NOT_FOUND');
    await mail(`one@s${made}.edu.cn`, true);
    expect(await ownOf(student)).toMatchObject([{ Role: 'offered' }]);
    await update({ MailDomain: `s${made}.edu.cn`, IsOpen: false });
    expect(await hidden(student)).toBe('NOT_FOUND');
    await update({ MailDomain: `s${made}.edu.cn` });
    expect(await accept(student)).toMatchObject({ Role: 'student' });
    const wrong = { Name: '一班', Description: '', IsOpen: true, MailDomain: 'qq.com' };
    expect(
      await platform.refusal(classCalls.update, { params: params(), body: wrong }, taught.teacher),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'MailDomain' });
  });

  it('is left, and a student taken out comes back only when it is offered again', async () => {
    await joinClass(platform, taught, student);
    await platform.call(classStudentCalls.leave, { params: params() }, student);
    expect(await hidden(student)).toBe('NOT_FOUND');
    expect(
      await platform.refusal(classStudentCalls.leave, { params: params() }, student),
    ).toMatchObject({ code: 'NOT_FOUND' });
    await joinClass(platform, taught, student);
    expect(await removeStudent(student.id)).toMatchObject({ StudentsNumber: 0 });
    expect(await studentsOf()).toEqual([]);
    expect(await hidden(student)).toBe('NOT_FOUND');
    const body = { Code: taught.class.Code ?? '' };
    expect(await platform.refusal(classStudentCalls.join, { body }, student)).toMatchObject({
      code: 'CONFLICT',
      message: '老师已将你移出该班级，请联系老师',
    });
    const again = { params: { ...params(), userId: student.id } };
    expect(await platform.refusal(classStudentCalls.remove, again, taught.teacher)).toMatchObject({
      code: 'NOT_FOUND',
    });
    await invite(`student${made}`);
    expect(await accept(student)).toMatchObject({ Role: 'student' });
  });

  it('is one of several that a student is in', async () => {
    const second = await teach(platform, `second${made}`);
    await joinClass(platform, taught, student);
    platform.clock.advance(1_000);
    await joinClass(platform, second, student);
    expect((await ownOf(student)).map(({ _id }) => _id).toSorted()).toEqual(
      [taught.class._id, second.class._id].toSorted(),
    );
    // Teaching one shows nothing of the other.
    expect(await hidden(second.teacher)).toBe('NOT_FOUND');
  });

  it('stays with its organization when the teacher goes, and with the teacher when that goes', async () => {
    const admin = await writer(platform, `admin${made}`);
    await platform.database.db
      .insert(organizationMembers)
      .values({ organizationId: taught.organization, memberId: admin.id, role: 'admin' });
    const inIt = { query: { ...query, Organization: taught.organization } };
    expect(await classOf(admin)).toMatchObject({ Role: 'teacher', Code: taught.class.Code });
    expect((await platform.call(classCalls.own, inIt, admin)).data).toHaveLength(1);
    expect(await ownOf(admin)).toEqual([]);
    await leave(platform, taught.organization, taught.teacher);
    expect(await hidden(taught.teacher)).toBe('NOT_FOUND');
    expect(await ownOf(taught.teacher)).toEqual([]);
    const { db } = platform.database;
    await db
      .delete(organizationMembers)
      .where(eq(organizationMembers.organizationId, taught.organization));
    await db.delete(organizations).where(eq(organizations.id, taught.organization));
    expect(await hidden(admin)).toBe('NOT_FOUND');
    expect(await classOf(taught.teacher)).toMatchObject({ Role: 'teacher', Organization: null });
  });

  it('forgets a student, and a teacher whose organization keeps it', async () => {
    await joinClass(platform, taught, student);
    const forget = (id: string) => platform.database.transaction((tx) => forgetClasses(tx, { id }));
    await forget(student.id);
    expect(await studentsOf()).toEqual([]);
    const admin = await writer(platform, `admin${made}`);
    await platform.database.db
      .insert(organizationMembers)
      .values({ organizationId: taught.organization, memberId: admin.id, role: 'admin' });
    await forget(taught.teacher.id);
    expect(await classOf(admin)).toMatchObject({ Role: 'teacher', Teacher: null });
  });

  it('is changed, offered and removed by who runs it alone', async () => {
    await joinClass(platform, taught, student);
    const hiddenCode = { code: 'NOT_FOUND' };
    for (const call of [classCalls.remove, classCalls.renewCode])
      expect(await platform.refusal(call, { params: params() }, student)).toMatchObject(hiddenCode);
    const change = { Name: '我的班', Description: '', IsOpen: true, MailDomain: null };
    expect(
      await platform.refusal(classCalls.update, { params: params(), body: change }, student),
    ).toMatchObject(hiddenCode);
    expect(
      await platform.refusal(
        classStudentCalls.invite,
        { params: params(), body: { Names: [`student${made}`] } },
        student,
      ),
    ).toMatchObject(hiddenCode);
    await platform.call(classCalls.remove, { params: params() }, taught.teacher);
    expect(await hidden(taught.teacher)).toBe('NOT_FOUND');
    expect(await ownOf(student)).toEqual([]);
  });
});
