import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import {
  type ClassStudent,
  classStudentCalls,
} from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { recomputeBests } from '#platform/src/domains/submissions/store/bests.ts';
import { giveTask, setOf, simulated, teach, type Taught } from '#tests/platform/support/classes.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const STUDENTS = 50;

let platform: TestPlatform;
let taught: Taught;
let competition: TestCompetition;
let student: Person;
let students: { ids: string[]; teamIds: string[] };
let itemId: string;

beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  taught = await teach(platform, 'fifty');
  competition = await makeCompetition(platform);
  const classId = taught.class._id;
  students = await simulated(platform, competition, { count: STUDENTS, name: '学生', classId });
  // Others of the same board, who are in no class.
  await simulated(platform, competition, { count: 20, name: '路人' });
  // All their works are past.
  platform.clock.advance(20 * HOUR);
  itemId = (await giveTask(platform, taught, competition))._id;
  student = await writer(platform, '同班同学');
  await platform.call(classStudentCalls.join, { body: { Code: taught.class.Code ?? '' } }, student);
});
afterAll(() => platform.close());

const params = () => ({ id: taught.class._id });

const table = async (): Promise<ClassStudent[]> => {
  const all: ClassStudent[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, perPage: 20 };
    const part = await platform.call(
      classStudentCalls.list,
      { params: params(), query },
      taught.teacher,
    );
    all.push(...part.data);
    if (all.length >= part.totalNum) return all;
  }
};

/** Score and tries of each student whom the public board shows, by member. */
const ofBoard = async () => {
  const query = { page: 1, perPage: 100 };
  const { data } = await platform.call(leaderboardCalls.taskPublic, {
    params: { id: competition.taskId },
    query,
  });
  return new Map(
    data.flatMap(({ Team, ...row }) => {
      const memberId = students.ids[students.teamIds.indexOf(Team)];
      return memberId === undefined ? [] : [[memberId, row] as const];
    }),
  );
};

const ofTable = async () =>
  new Map(
    (await table()).flatMap(({ User, Results: [result] }) => (result ? [[User, result]] : [])),
  );

const board = async (by: Person = student) =>
  platform.call(
    classItemCalls.board,
    { params: { id: itemId }, query: { page: 1, perPage: 100 } },
    by,
  );

/** Requires the table and the class's board to say what the public board says, and no more. */
const requireEqual = async (count: number) => {
  const shown = await ofBoard();
  const told = await ofTable();
  expect(told.size).toBe(count);
  expect([...told.keys()].toSorted()).toEqual([...shown.keys()].toSorted());
  for (const [memberId, row] of shown)
    expect(told.get(memberId)).toMatchObject({
      Score: row.Score,
      Tries: row.Entries,
      LastDate: row.LastSubmissionDate,
    });
  const { data } = await board();
  expect(data.map(({ User }) => User).toSorted()).toEqual([...shown.keys()].toSorted());
  for (const row of data) {
    const better = [...shown.values()].filter(({ Rank }) => {
      const own = shown.get(row.User)?.Rank ?? 0;
      return Rank < own;
    });
    expect(row).toMatchObject({ Score: shown.get(row.User)?.Score, Rank: better.length + 1 });
  }
};

describe('a class of fifty', () => {
  it('is told what the public board tells, by table, board and file', async () => {
    expect((await table()).map(({ HasJoined }) => HasJoined)).toEqual(
      Array.from({ length: STUDENTS + 1 }, () => true),
    );
    await requireEqual(40);
    const { body, headers } = await platform.app.inject({
      url: `/api/classes/${taught.class._id}/grades`,
      headers: { authorization: `Bearer ${taught.teacher.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.startsWith('\ufeff姓名,')).toBe(true);
    const lines = body.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(STUDENTS + 1);
    const shown = await ofBoard();
    for (const [at, id] of students.ids.entries()) {
      const row = shown.get(id);
      expect(lines).toContain(`学生${at},${row?.Score ?? ''},${row?.Entries ?? ''},`);
    }
    expect(body).not.toContain('0.1234');
  });

  it('is told of a board that stands still what it showed then', async () => {
    const frozenHours = 24 * 29;
    await setOf(platform, competition, {
      frozenHours,
      endDate: new Date(platform.clock.now.getTime() + frozenHours * HOUR - 15 * HOUR),
    });
    await requireEqual((await ofBoard()).size);
    expect((await ofBoard()).size).toBeLessThan(40);
    await setOf(platform, competition, { frozenHours: null });
  });

  it.each([
    ['closed', { showLeaderboard: false }, { showLeaderboard: true }],
    ['of an excluded task', { excludedDate: new Date() }, { excludedDate: null }],
  ])('is told nothing while the board is %s', async (_, closed, open) => {
    await setOf(platform, competition, closed);
    expect((await ofTable()).size).toBe(0);
    expect((await board()).data).toEqual([]);
    await setOf(platform, competition, open);
    await requireEqual(40);
  });

  it('is told nothing of a competition that is taken off the site', async () => {
    const publish = (published: boolean) =>
      platform.database.db
        .update(competitions)
        .set({ published })
        .where(eq(competitions.id, competition.id));
    await publish(false);
    expect((await ofTable()).size).toBe(0);
    expect((await board()).data).toEqual([]);
    await publish(true);
  });

  it('loses a banned team, and a stopped account', async () => {
    const { database, clock } = platform;
    const ban = (banned: boolean) =>
      database.transaction(async (tx) => {
        const teamId = students.teamIds[1] ?? '';
        await tx.update(teams).set({ banned }).where(eq(teams.id, teamId));
        await recomputeBests(tx, { teamIds: [teamId], now: clock.now });
      });
    await ban(true);
    await requireEqual(39);
    await ban(false);
    const stop = (deactivated: Date | null) =>
      database.db
        .update(members)
        .set({ deactivated })
        .where(eq(members.id, students.ids[1] ?? ''));
    await stop(clock.now);
    expect((await ofTable()).size).toBe(39);
    expect((await board()).totalNum).toBe(39);
    expect((await table()).length).toBe(STUDENTS);
    await stop(null);
  });

  it('tells strangers nothing, and students nothing but their own and the board', async () => {
    const stranger = await writer(platform, '外人');
    const refused = async (by: Person) => {
      const query = { page: 1, perPage: 20 };
      return [
        await platform.refusal(classCalls.get, { params: params() }, by),
        await platform.refusal(classStudentCalls.list, { params: params(), query }, by),
        await platform.refusal(classStudentCalls.grades, { params: params() }, by),
        await platform.refusal(classItemCalls.list, { params: params() }, by),
        await platform.refusal(classItemCalls.board, { params: { id: itemId }, query }, by),
      ].map(({ code }) => code);
    };
    expect(await refused(stranger)).toEqual(Array.from({ length: 5 }, () => 'NOT_FOUND'));
    const query = { page: 1, perPage: 20 };
    expect((await platform.call(classCalls.own, { query }, stranger)).data).toEqual([]);
    const ofOrganization = { query: { ...query, Organization: taught.organization } };
    for (const by of [stranger, student])
      expect((await platform.call(classCalls.own, ofOrganization, by)).data).toEqual([]);

    expect(await platform.call(classCalls.get, { params: params() }, student)).toMatchObject({
      Role: 'student',
      Code: null,
      MailDomain: null,
      StudentsNumber: STUDENTS + 1,
    });
    for (const call of [classStudentCalls.list, classStudentCalls.grades])
      expect(
        await platform.refusal(call, { params: params(), query } as never, student),
      ).toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await platform.call(classItemCalls.list, { params: params() }, student);
    expect(data).toMatchObject([{ Own: null, DoneNumber: 40 }]);
  });
});
