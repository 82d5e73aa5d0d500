import { and, eq } from 'drizzle-orm';
import type { ClassItemKind } from '@whaletide/schema/domains/classes/rules/items.ts';
import type { Handle } from '#database/database.ts';
import { badInput, notFound } from '#refusal.ts';
import { isShownColumn, shownLab } from '../columns/store.ts';
import { columnLabs } from '../columns/tables.ts';
import { competitionsByIds, tasksBy } from '../competitions/store/reading.ts';
import { practicesTask } from '../practice/store.ts';
import { labs } from '../projects/tables.ts';

interface Target {
  Kind: ClassItemKind;
  Task: string | null;
  Column: string | null;
  Lab: string | null;
}

/** Columns of an item that say what is to be done. */
interface TargetColumns {
  taskId: string | null;
  columnId: string | null;
  labId: string | null;
}

const checkTask = async (
  db: Handle,
  { kind, id, now }: { kind: 'competition' | 'practice'; id: string; now: Date },
): Promise<void> => {
  // A class is shown what everybody is shown, whatever its teacher manages.
  const [task] = await tasksBy(db, { ids: [id] }, null);
  if (!task) throw notFound('任务', 'Task');
  if (kind === 'practice') {
    if (!(await practicesTask(db, task, now))) throw badInput('该比赛现在不能练习', 'Task');
    return;
  }
  const [competition] = await competitionsByIds(db, [task.competitionId]);
  const { endDate = null } = competition ?? {};
  if (!competition || (endDate && endDate <= now))
    throw badInput('该比赛已经结束，可以选择赛后练习', 'Task');
};

const checkLesson = async (db: Handle, columnId: string, labId: string): Promise<void> => {
  if (!(await isShownColumn(db, columnId))) throw notFound('专栏', 'Column');
  const [held] = await db
    .select({ id: columnLabs.labId })
    .from(columnLabs)
    .innerJoin(labs, eq(labs.id, columnLabs.labId))
    .where(and(eq(columnLabs.columnId, columnId), eq(columnLabs.labId, labId), shownLab));
  if (!held) throw notFound('项目', 'Lab');
};

/** Columns of an item that everybody can read. @throws Refusal NOT_FOUND, BAD_USER_INPUT */
export const checkTarget = async (
  db: Handle,
  { Kind: kind, Task, Column, Lab }: Target,
  now: Date,
): Promise<TargetColumns> => {
  if (kind === 'lesson') {
    if (Column === null) throw badInput('请选择专栏', 'Column');
    if (Lab === null) throw badInput('请选择专栏中的项目', 'Lab');
    await checkLesson(db, Column, Lab);
    return { taskId: null, columnId: Column, labId: Lab };
  }
  if (Task === null) throw badInput('请选择比赛的任务', 'Task');
  await checkTask(db, { kind, id: Task, now });
  return { taskId: Task, columnId: null, labId: null };
};
