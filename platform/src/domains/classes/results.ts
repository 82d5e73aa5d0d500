/**
 * Results of students, one statement a kind of item, whatever the number of students: of competitions
 * as their public boards show them to everybody, of practice by its public scores, and of lessons by
 * who has read them.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isLate } from '@whaletide/schema/domains/classes/rules/items.ts';
import type { ClassResult } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Handle } from '#database/database.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { isFrozen } from '../leaderboards/store/frozen.ts';
import { worksOf } from '../leaderboards/store/task-boards.ts';
import { rowsOfWorks } from '../leaderboards/store/work-boards.ts';
import { members } from '../members/tables.ts';
import { practiceWorks } from '../practice/tables.ts';
import { firstIsSmaller } from '../submissions/store/directions.ts';
import { teamBests, works } from '../submissions/tables.ts';
import { practices, teamMembers } from '../teams/tables.ts';
import { classItems, classReads, classStudents } from './tables.ts';

/** A student's result of an item, with what boards are sorted by. */
export interface StudentResult {
  itemId: string;
  memberId: string;
  score: number | null;
  tries: number | null;
  sortKey: number;
  tieKeys: number[];
  bestDate: Date;
  lastDate: Date;
}

interface RawResult extends Record<string, unknown> {
  item_id: string;
  member_id: string;
  score: number | null;
  tries: number | string | null;
  sort_key: number | null;
  tie_keys: number[] | null;
  best_date: string | Date;
  last_date: string | Date;
}

const toResult = (row: RawResult): StudentResult => ({
  itemId: row.item_id,
  memberId: row.member_id,
  score: row.score,
  tries: row.tries === null ? null : Number(row.tries),
  sortKey: row.sort_key ?? 0,
  tieKeys: row.tie_keys ?? [],
  bestDate: new Date(row.best_date),
  lastDate: new Date(row.last_date),
});

/** The part of a class whose results are asked for. */
export interface Asked {
  classId: string;
  /** All students where it is absent. */
  memberIds?: readonly string[];
  /** All items where it is absent. */
  itemId?: string;
}

/** Items that are asked for with their students, who have joined and whose accounts aren't stopped. */
const studentsOfItems = ({ memberIds, itemId }: Asked): SQL => sql`
  ${classItems} inner join ${classStudents} on ${classStudents.classId} = ${classItems.classId}
    and ${classStudents.state} = 'joined'
    ${memberIds === undefined ? sql`` : sql`and ${classStudents.memberId} in ${[...memberIds]}`}
    ${itemId === undefined ? sql`` : sql`and ${classItems.id} = ${itemId}`}
  inner join ${members} on ${members.id} = ${classStudents.memberId}
    and ${members.deactivated} is null`;

const ofTask = sql`inner join ${tasks} on ${tasks.id} = ${classItems.taskId}
  inner join ${competitions} on ${competitions.id} = ${tasks.competitionId}
    and ${competitions.published}`;

const theirTeams = sql`inner join ${teamMembers} on ${teamMembers.memberId} = ${classStudents.memberId}
  and ${teamMembers.competitionId} = ${tasks.competitionId}`;

/** True of a task's public board while everybody sees it. */
const isOpen = sql`${tasks.showLeaderboard} and ${tasks.excludedDate} is null`;

const ofCompetitions = (asked: Asked, now: Date): SQL => sql`
  select ${classItems.id} as item_id, ${classStudents.memberId} as member_id,
    ${teamBests.score} as score, ${teamBests.entries} as tries, ${teamBests.sortKey} as sort_key,
    ${teamBests.tieKeys} as tie_keys, ${teamBests.bestDate} as best_date,
    ${teamBests.lastDate} as last_date
  from ${studentsOfItems(asked)} ${ofTask} ${theirTeams}
  inner join ${teamBests} on ${teamBests.taskId} = ${tasks.id} and ${teamBests.board} = 'public'
    and ${teamBests.teamId} = ${teamMembers.teamId}
  where ${classItems.classId} = ${asked.classId} and ${classItems.kind} = 'competition'
    and ${isOpen} and not ${isFrozen(now)}`;

/** The same of a board that stands still, out of the works until then. */
const ofFrozen = (asked: Asked, { id, rows }: { id: string; rows: SQL }): SQL => sql`
  select ${classItems.id} as item_id, ${classStudents.memberId} as member_id, shown.score,
    shown.entries as tries, shown.sort_key, shown.tie_keys, shown.best_date, shown.last_date
  from ${studentsOfItems(asked)} ${ofTask} ${theirTeams}
  inner join (${rows}) as shown on shown.team_id = ${teamMembers.teamId}
  where ${classItems.id} = ${id}`;

const frozenItems = (db: Handle, { classId, itemId }: Asked, now: Date) =>
  db
    .select({ id: classItems.id, task: tasks })
    .from(classItems)
    .innerJoin(tasks, eq(tasks.id, classItems.taskId))
    .where(
      and(
        eq(classItems.classId, classId),
        itemId === undefined ? undefined : eq(classItems.id, itemId),
        eq(classItems.kind, 'competition'),
        isOpen,
        isFrozen(now),
      ),
    );

const ofPractice = (asked: Asked): SQL => sql`
  select distinct on (${classItems.id}, ${classStudents.memberId}) ${classItems.id} as item_id,
    ${classStudents.memberId} as member_id, ${practiceWorks.publicScore} as score,
    count(*) over own as tries,
    case when ${firstIsSmaller} then 1 else -1 end * ${practiceWorks.publicScore} as sort_key,
    array[]::float8[] as tie_keys, ${practiceWorks.uploadDate} as best_date,
    max(${practiceWorks.uploadDate}) over own as last_date
  from ${studentsOfItems(asked)} ${ofTask}
  inner join ${practices} on ${practices.competitionId} = ${competitions.id}
    and ${practices.memberId} = ${classStudents.memberId}
  inner join ${practiceWorks} on ${practiceWorks.practiceId} = ${practices.id}
    and ${practiceWorks.taskId} = ${tasks.id} and ${practiceWorks.status} = ${workStatus.reviewed}
    and ${practiceWorks.publicScore} is not null
  where ${classItems.classId} = ${asked.classId} and ${classItems.kind} = 'practice'
  window own as (partition by ${classItems.id}, ${classStudents.memberId})
  order by ${classItems.id}, ${classStudents.memberId}, sort_key, ${practiceWorks.uploadDate}`;

const ofLessons = (asked: Asked): SQL => sql`
  select ${classItems.id} as item_id, ${classStudents.memberId} as member_id,
    null::float8 as score, null::int as tries, null::float8 as sort_key,
    null::float8[] as tie_keys, ${classReads.date} as best_date, ${classReads.date} as last_date
  from ${studentsOfItems(asked)}
  inner join ${classReads} on ${classReads.itemId} = ${classItems.id}
    and ${classReads.memberId} = ${classStudents.memberId}
  where ${classItems.classId} = ${asked.classId} and ${classItems.kind} = 'lesson'`;

/** The results that students of a class have. */
export const resultsOf = async (db: Handle, asked: Asked, now: Date): Promise<StudentResult[]> => {
  if (asked.memberIds?.length === 0) return [];
  const statements = [ofCompetitions(asked, now), ofPractice(asked), ofLessons(asked)];
  for (const { id, task } of await frozenItems(db, asked, now)) {
    const until = worksOf({ task, board: 'public', late: false, now });
    if (until) statements.push(ofFrozen(asked, { id, rows: rowsOfWorks(until, inClass(asked)) }));
  }
  const found: StudentResult[] = [];
  for (const statement of statements)
    found.push(...(await db.execute<RawResult>(statement)).rows.map(toResult));
  return found;
};

/** Condition on works for those of teams with somebody of the class. */
const inClass = ({ classId }: Asked): SQL => sql`${works.teamId} in (
  select ${teamMembers.teamId} from ${teamMembers} inner join ${classStudents}
    on ${classStudents.memberId} = ${teamMembers.memberId}
  where ${classStudents.classId} = ${classId})`;

/** Document of a result. */
export const toClassResult = (
  { itemId, score, tries, bestDate, lastDate }: StudentResult,
  dueDate: Date | null,
): ClassResult => ({
  Item: itemId,
  Score: score,
  Tries: tries,
  LastDate: lastDate.toISOString(),
  Late: isLate(dueDate, bestDate),
});
