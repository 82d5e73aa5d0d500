import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { taskSecrets } from '../tables.ts';

const SECRET_BYTES = 32;

/** Gives a task its secret, unless it has one. */
export const makeTaskSecret = async (db: Pick<Handle, 'insert'>, taskId: string): Promise<void> => {
  await db
    .insert(taskSecrets)
    .values({ taskId, secret: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing();
};

/** The secret of a task, 32 bytes; made now where the task came without (an import, a demo). */
export const taskSecret = async (db: Handle, taskId: string): Promise<Uint8Array> => {
  const read = async () => {
    const [row] = await db.select().from(taskSecrets).where(eq(taskSecrets.taskId, taskId));
    return row?.secret;
  };
  const known = await read();
  if (known) return known;
  await makeTaskSecret(db, taskId);
  const made = await read();
  if (!made) throw new Error(`task ${taskId} has no secret`);
  return made;
};

/** Secrets of tasks as a value of another statement: as hex digits by task, of those that have one. */
export const secretsAmong = (taskIds: readonly string[]) =>
  sql<Record<string, string> | null>`(
    select json_object_agg(task_id, encode(secret, 'hex')) from ${taskSecrets}
    where task_id = any(${sql.param([...taskIds])}))`;
