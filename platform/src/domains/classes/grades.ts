import { and, asc, eq, isNull } from 'drizzle-orm';
import { classItemKindNames, isLate } from '@whaletide/schema/domains/classes/rules/items.ts';
import type { Handle } from '#database/database.ts';
import type { Line, Table } from '#http/csv.ts';
import { competitions, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { labs } from '../projects/tables.ts';
import { resultsOf, type StudentResult } from './results.ts';
import { type ClassItemRow, classItems, classStudents } from './tables.ts';

interface TitledItem {
  item: ClassItemRow;
  title: string;
}

const itemsWithTitles = async (db: Handle, classId: string): Promise<TitledItem[]> => {
  const rows = await db
    .select({ item: classItems, competition: competitions, task: tasks.name, lab: labs })
    .from(classItems)
    .leftJoin(tasks, eq(tasks.id, classItems.taskId))
    .leftJoin(competitions, eq(competitions.id, tasks.competitionId))
    .leftJoin(labs, eq(labs.id, classItems.labId))
    .where(eq(classItems.classId, classId))
    .orderBy(asc(classItems.dueDate), asc(classItems.createDate), asc(classItems.id));
  return rows.map(({ item, competition, task, lab }) => {
    const project = lab && !lab.private && !lab.deleted && !lab.collapsedDate ? lab.title : null;
    const ofTask = competition?.published ? `${competition.name} · ${task}` : null;
    const name = (item.kind === 'lesson' ? project : ofTask) ?? '内容已不可见';
    return { item, title: `${classItemKindNames[item.kind]} ${name}` };
  });
};

const columnsOf = ({ item, title }: TitledItem): string[] =>
  item.kind === 'lesson'
    ? [`${title} 已读`, `${title} 迟交`]
    : [`${title} 得分`, `${title} 提交次数`, `${title} 迟交`];

const cellsOf = ({ item }: TitledItem, result: StudentResult | undefined): Line => {
  const late = result && isLate(item.dueDate, result.bestDate) ? '是' : '';
  if (item.kind === 'lesson') return [result ? '是' : '', late];
  return [result?.score ?? null, result?.tries ?? null, late];
};

/** The students who have joined, by name, with score, tries and lateness of each item. */
export const gradesTable = async (db: Handle, classId: string, now: Date): Promise<Table> => {
  const items = await itemsWithTitles(db, classId);
  const students = await db
    .select({ id: members.id, name: members.name })
    .from(classStudents)
    .innerJoin(members, eq(members.id, classStudents.memberId))
    .where(
      and(
        eq(classStudents.classId, classId),
        eq(classStudents.state, 'joined'),
        isNull(members.deactivated),
      ),
    )
    .orderBy(asc(members.nameKey), asc(members.id));
  const results = await resultsOf(db, { classId }, now);
  const byBoth = new Map(results.map((one) => [`${one.memberId} ${one.itemId}`, one]));
  async function* lines(): AsyncGenerator<Line[]> {
    yield students.map(({ id, name }) => [
      name,
      ...items.flatMap((one) => cellsOf(one, byBoth.get(`${id} ${one.item.id}`))),
    ]);
  }
  return { columns: ['姓名', ...items.flatMap(columnsOf)], lines: lines() };
};
