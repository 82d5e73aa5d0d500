import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls } from '@whaletide/schema/domains/classes/rest/classes.ts';
import {
  MAX_CLASS_STUDENTS,
  MAX_CLASSES,
} from '@whaletide/schema/domains/classes/rules/classes.ts';
import { classes, classStudents } from '#platform/src/domains/classes/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { giveTask, joinClass, teach, type Taught } from '#tests/platform/support/classes.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;
/** Places that are left, of students and of classes. */
const LEFT = 5;

let platform: TestPlatform;
let taught: Taught;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  taught = await teach(platform, 'crowd');
});
afterAll(() => platform.close());

const times = <T>(make: (at: number) => T): T[] =>
  Array.from({ length: AT_ONCE }, (_, at) => make(at));
const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

it('takes a student once, however often they join at once', async () => {
  const student = await writer(platform, '双击的人');
  const joined = await Promise.all(times(() => joinClass(platform, taught, student)));
  expect(new Set(joined.map(({ StudentsNumber }) => StudentsNumber))).toEqual(new Set([1]));
});

it('takes no more students than it may, however many join at once', async () => {
  const { db } = platform.database;
  const ids = Array.from({ length: MAX_CLASS_STUDENTS - LEFT - 1 }, () => newId());
  const date = platform.clock.now;
  await db
    .insert(members)
    .values(ids.map((id) => ({ id, name: id, nameKey: id, createDate: date })));
  await db.insert(classStudents).values(
    ids.map((memberId) => ({
      classId: taught.class._id,
      memberId,
      state: 'joined' as const,
      date,
    })),
  );
  const people: Person[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) people.push(await writer(platform, `挤进来的${at}`));
  const outcomes = await Promise.allSettled(
    people.map((who, at) =>
      at % 2
        ? joinClass(platform, taught, who)
        : platform.call(
            classStudentCalls.invite,
            { params: { id: taught.class._id }, body: { Names: [`挤进来的${at}`] } },
            taught.teacher,
          ),
    ),
  );
  expect(fulfilled(outcomes)).toBe(LEFT);
});

it('gives an item once, however often it is added at once', async () => {
  const competition = await makeCompetition(platform);
  const outcomes = await Promise.allSettled(times(() => giveTask(platform, taught, competition)));
  expect(fulfilled(outcomes)).toBe(1);
  const { data } = await platform.call(
    classItemCalls.list,
    { params: { id: taught.class._id } },
    taught.teacher,
  );
  expect(data).toHaveLength(1);
});

it('makes no more classes of an organization than it may, however many at once', async () => {
  const kept = Array.from({ length: MAX_CLASSES - LEFT - 1 }, (_, at) => ({
    id: newId(),
    organizationId: taught.organization,
    teacherId: taught.teacher.id,
    name: '一班',
    description: '',
    joinCode: `CODE${at}`,
    open: true,
    createDate: platform.clock.now,
  }));
  await platform.database.db.insert(classes).values(kept);
  const outcomes = await Promise.allSettled(
    times((at) =>
      platform.call(
        classCalls.create,
        { body: { Organization: 'crowd', Name: `${at}班`, Description: '' } },
        taught.teacher,
      ),
    ),
  );
  expect(fulfilled(outcomes)).toBe(LEFT);
});
