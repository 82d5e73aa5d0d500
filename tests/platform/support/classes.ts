import { eq } from 'drizzle-orm';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { classCalls, type SchoolClass } from '@whaletide/schema/domains/classes/rest/classes.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { classStudents } from '#platform/src/domains/classes/tables.ts';
import { tasks } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { recomputeBests } from '#platform/src/domains/submissions/store/bests.ts';
import { works } from '#platform/src/domains/submissions/tables.ts';
import { teamMembers, teams } from '#platform/src/domains/teams/tables.ts';
import { newId } from '#platform/src/ids.ts';
import type { TestCompetition } from './competition.ts';
import { type Person, writer } from './forum.ts';
import { organization } from './organizations.ts';
import type { TestPlatform } from './platform.ts';

/** A teacher with a class of an organization of their own. */
export interface Taught {
  teacher: Person;
  organization: string;
  class: SchoolClass;
}

export const teach = async (platform: TestPlatform, shortName: string): Promise<Taught> => {
  const teacher = await writer(platform, `${shortName}-teacher`);
  const id = await organization(platform, shortName, [teacher]);
  const body = { Organization: shortName, Name: '数据一班', Description: '' };
  const made = await platform.call(classCalls.create, { body }, teacher);
  return { teacher, organization: id, class: made };
};

export const joinClass = (platform: TestPlatform, { class: { Code } }: Taught, who: Person) =>
  platform.call(classStudentCalls.join, { body: { Code: Code ?? '' } }, who);

/** Gives the class a task of a competition. */
export const giveTask = (
  platform: TestPlatform,
  { class: { _id: id }, teacher }: Taught,
  { taskId }: TestCompetition,
  changes: Partial<{ Kind: 'competition' | 'practice'; DueDate: string | null }> = {},
) =>
  platform.call(
    classItemCalls.add,
    {
      params: { id },
      body: {
        Kind: 'competition',
        Task: taskId,
        Column: null,
        Lab: null,
        OpenDate: null,
        DueDate: null,
        ...changes,
      },
    },
    teacher,
  );

/** So many members in teams of their own with scored works, made in the tables. */
export const simulated = async (
  { database, clock }: TestPlatform,
  competition: TestCompetition,
  { count, name, classId }: { count: number; name: string; classId?: string },
): Promise<{ ids: string[]; teamIds: string[] }> => {
  const date = clock.now;
  const ids = Array.from({ length: count }, () => newId());
  const teamIds = ids.map(() => newId());
  const own = ids.map((memberId, at) => ({ memberId, teamId: teamIds[at] ?? '', at }));
  const { db } = database;
  await db.insert(members).values(
    own.map(({ memberId, at }) => ({
      id: memberId,
      name: `${name}${at}`,
      nameKey: `${name}${at}`,
      createDate: date,
    })),
  );
  await db.insert(teams).values(
    own.map(({ memberId, teamId, at }) => ({
      id: teamId,
      competitionId: competition.id,
      name: `${name}队${at}`,
      captainId: memberId,
      createDate: date,
    })),
  );
  await db.insert(teamMembers).values(
    own.map(({ memberId, teamId }) => ({
      teamId,
      memberId,
      competitionId: competition.id,
      joinDate: date,
    })),
  );
  await db.insert(works).values(
    // Every fifth has handed in nothing; scores repeat, as on boards of few rows.
    own.flatMap(({ memberId, teamId, at }) =>
      Array.from({ length: at % 5 }, (_, each) => ({
        id: newId(),
        taskId: competition.taskId,
        teamId,
        competitionId: competition.id,
        memberId,
        status: workStatus.reviewed,
        uploadDate: new Date(date.getTime() + (at * 10 + each) * 60_000),
        publicScore: ((at * 7 + each * 3) % 17) / 20,
        privateScore: 0.123456789,
      })),
    ),
  );
  await database.transaction((tx) => recomputeBests(tx, { teamIds, now: date }));
  if (classId !== undefined)
    await db
      .insert(classStudents)
      .values(ids.map((memberId) => ({ classId, memberId, state: 'joined' as const, date })));
  return { ids, teamIds };
};

/** Changes the task of a competition. */
export const setOf = (
  { database: { db } }: TestPlatform,
  { taskId }: TestCompetition,
  changes: Partial<typeof tasks.$inferInsert>,
) => db.update(tasks).set(changes).where(eq(tasks.id, taskId));
