import { inArray, sql } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import { boardBudgets } from '#domains/submissions/tables.ts';

/** Answer of a protected board to a work. */
export interface Answer {
  bits: number;
  shown: boolean;
  publicRows: number | null;
}

/** Adds answers to what a task's board has told. */
export const addAnswers = async (
  tx: Transaction,
  taskId: string,
  answers: readonly Answer[],
): Promise<void> => {
  if (answers.length === 0) return;
  const bits = answers.reduce((sum, answer) => sum + answer.bits, 0);
  const shown = answers.filter((answer) => answer.shown).length;
  const publicRows = answers.at(-1)?.publicRows ?? null;
  await tx
    .insert(boardBudgets)
    .values({ taskId, bits, answers: answers.length, shown, publicRows })
    .onConflictDoUpdate({
      target: boardBudgets.taskId,
      set: {
        bits: sql`${boardBudgets.bits} + ${bits}`,
        answers: sql`${boardBudgets.answers} + ${answers.length}`,
        shown: sql`${boardBudgets.shown} + ${shown}`,
        publicRows,
      },
    });
};

/** Sums of what the boards of these tasks have told, by task. */
export const budgetsOf = async (
  db: Handle,
  taskIds: readonly string[],
): Promise<Map<string, typeof boardBudgets.$inferSelect>> => {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(boardBudgets)
    .where(inArray(boardBudgets.taskId, [...taskIds]));
  return new Map(rows.map((row) => [row.taskId, row]));
};
