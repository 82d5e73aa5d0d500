import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '../database/database.ts';
import { classes, classItems, classReads, classStudents } from '../domains/classes/tables.ts';
import { practiceWorks } from '../domains/practice/tables.ts';
import { practices } from '../domains/teams/tables.ts';
import type { Community } from './community.ts';
import { insertAll } from './insert.ts';
import { demoOrganizations } from './organizations.ts';
import { accountId } from './people.ts';
import { demoId, demoKey } from './random.ts';

/** Students from the teams of the running competition, beside the accounts that one signs in with. */
const OTHERS = 11;

const RUNNING = '西雅图天气预测赛';
const ENDED = '房价估计大赛';

const CLASS = demoId('class', 1);
const item = (index: number) => demoId('classItem', index);

/** Files of practice, which nothing reads once they are scored. */
const FIRST_KEY = 900_000;

const play = ({ made, played }: Community, name: string) => {
  const index = made.findIndex(({ plan }) => plan.name === name);
  return { competition: made[index], played: played[index] };
};

/** A class of the school with a task of a running competition, practice of an ended one, and a lesson. */
export const insertClasses = async (
  tx: Transaction,
  community: Community,
  now: Date,
): Promise<void> => {
  const running = play(community, RUNNING);
  const ended = play(community, ENDED);
  const lesson = community.collected.labs[0];
  const runningTask = running.competition?.tasks[0]?.id;
  const endedTask = ended.competition?.tasks[0]?.id;
  const endedId = ended.competition?.row.id;
  if (!runningTask || !endedTask || !endedId || !lesson) return;

  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const crowd = (running.played?.teams ?? [])
    .slice(2, 2 + OTHERS)
    .map(({ captainId }) => captainId);
  const students = [...new Set([accountId('member'), accountId('captain'), ...crowd])];
  const school = demoOrganizations.find(({ shortName }) => shortName === 'farshore');
  await insertAll(tx, classes, [
    {
      id: CLASS,
      organizationId: school?.id ?? null,
      teacherId: accountId('school'),
      name: '数据科学导论 2026 秋',
      description: '每周三下午上课。\n任务按截止时间完成，迟交会标出。',
      joinCode: 'FARSHQRE26',
      open: true,
      mailDomain: 'farshore.example',
      createDate: ago(20),
    },
  ]);
  await insertAll(tx, classStudents, [
    ...students.map((memberId, at) => ({
      classId: CLASS,
      memberId,
      state: 'joined' as const,
      date: new Date(ago(18).getTime() + at * HOUR),
    })),
    { classId: CLASS, memberId: accountId('newcomer'), state: 'offered' as const, date: ago(1) },
  ]);
  const none = { taskId: null, columnId: null, labId: null, openDate: null };
  await insertAll(tx, classItems, [
    {
      ...none,
      id: item(1),
      classId: CLASS,
      kind: 'lesson',
      columnId: lesson.columnId,
      labId: lesson.labId,
      dueDate: ago(6),
      createDate: ago(19),
    },
    {
      ...none,
      id: item(2),
      classId: CLASS,
      kind: 'practice',
      taskId: endedTask,
      dueDate: ago(2),
      createDate: ago(19),
    },
    {
      ...none,
      id: item(3),
      classId: CLASS,
      kind: 'competition',
      taskId: runningTask,
      openDate: ago(10),
      dueDate: ago(-9),
      createDate: ago(19),
    },
  ]);
  // The last two have yet to read it, and two read it late.
  await insertAll(
    tx,
    classReads,
    students.slice(0, -2).map((memberId, at) => ({
      itemId: item(1),
      memberId,
      date: at % 5 === 4 ? ago(5) : new Date(ago(9).getTime() + at * HOUR),
    })),
  );
  await insertPractice(tx, { competitionId: endedId, taskId: endedTask, students, ended, ago });
};

interface Practising {
  competitionId: string;
  taskId: string;
  students: readonly string[];
  ended: ReturnType<typeof play>;
  ago: (days: number) => Date;
}

/** Practice of three students in four, with scores that teams had in that competition. */
const insertPractice = async (tx: Transaction, given: Practising): Promise<void> => {
  const { competitionId, taskId, students, ended, ago } = given;
  const scores = (ended.played?.works ?? []).flatMap(({ taskId: of, publicScore, privateScore }) =>
    of === taskId && publicScore && privateScore ? [{ publicScore, privateScore }] : [],
  );
  const practising = students.filter((_, at) => at % 4 !== 3);
  await insertAll(
    tx,
    practices,
    practising.map((memberId, at) => ({
      id: demoId('practice', at + 1),
      competitionId,
      memberId,
      mode: 'practice' as const,
      startDate: ago(8),
    })),
  );
  const handedIn = practising.flatMap((_, at) =>
    Array.from({ length: 1 + (at % 3) }, (_unused, each) => ({ at, number: at * 3 + each })),
  );
  await insertAll(
    tx,
    practiceWorks,
    handedIn.flatMap(({ at, number }) => {
      const score = scores[(number * 7) % scores.length];
      if (!score) return [];
      // The fifth student was late.
      const uploadDate = at === 4 ? ago(1) : new Date(ago(7).getTime() + number * HOUR);
      return [
        {
          id: demoId('practiceWork', number + 1),
          practiceId: demoId('practice', at + 1),
          taskId,
          status: workStatus.reviewed,
          uploadDate,
          reviewDate: uploadDate,
          fileKey: demoKey(FIRST_KEY + number),
          fileName: 'result.csv',
          fileSize: 20_480,
          // By the solution that the competition began with: there is nothing to score again.
          solutionRevision: 1,
          ...score,
        },
      ];
    }),
  );
};
