import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { newId } from '#ids.ts';
import { skillRules } from './tables.ts';

interface Copying {
  /** Competition whose rules are copied, and that which gets them. */
  from: string;
  to: string;
  /** The copies of its stages and tasks by what they were copied of. */
  stageIds: ReadonlyMap<string, string>;
  taskIds: ReadonlyMap<string, string>;
}

/** Gives a copied competition the rules by which the other gives skills, in their order. */
export const copySkillRules = async (
  tx: Transaction,
  now: Date,
  { from, to, stageIds, taskIds }: Copying,
): Promise<void> => {
  const rules = await tx
    .select()
    .from(skillRules)
    .where(eq(skillRules.competitionId, from))
    .orderBy(asc(skillRules.position));
  if (rules.length === 0) return;
  const copyOf = (ids: ReadonlyMap<string, string>, id: string | null) =>
    id === null ? null : (ids.get(id) ?? null);
  await tx.insert(skillRules).values(
    rules.map((rule) => ({
      ...rule,
      id: newId(now.getTime()),
      competitionId: to,
      stageId: copyOf(stageIds, rule.stageId),
      taskId: copyOf(taskIds, rule.taskId),
    })),
  );
};
