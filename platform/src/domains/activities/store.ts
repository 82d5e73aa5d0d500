import { and, asc, count, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { activityCalls, CompetitionField } from '@whaletide/schema/domains/activities/rest.ts';
import { fieldProblems } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import type { Static } from 'typebox';
import type { Handle, Transaction } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, forbidden, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { isActivity } from '../competitions/store/event-types.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { actedBy, record } from '../moderation/store.ts';
import { activityFields } from './tables.ts';

/** Answers all fields in their order, with how many activities of each everyone sees. */
export const listFields = async (db: Handle): Promise<CompetitionField[]> => {
  const { id, key, name, icon, position } = activityFields;
  const fields = await db
    .select({ id, key, name, icon })
    .from(activityFields)
    .orderBy(asc(position), asc(id));
  const counts = await db
    .select({ field: competitions.field, rows: count() })
    .from(competitions)
    .where(and(isActivity, onCommunityPages, isNotNull(competitions.field)))
    .groupBy(competitions.field);
  const byKey = new Map(counts.map(({ field, rows }) => [field, rows]));
  return fields.map((row) => ({
    _id: row.id,
    Key: row.key,
    Name: row.name,
    Icon: row.icon,
    competitionCounts: byKey.get(row.key) ?? 0,
  }));
};

/**
 * Checks that there is such a field, and keeps it until the transaction ends.
 * @throws Refusal BAD_USER_INPUT
 */
export const requireField = async (tx: Transaction, key: string): Promise<void> => {
  const rows = await tx
    .select({ id: activityFields.id })
    .from(activityFields)
    .where(eq(activityFields.key, key))
    .for('key share');
  if (rows.length === 0) throw badInput('没有这个方向', 'Activity.Field');
};

/** Removes all fields but these. @throws Refusal CONFLICT while an activity is of one of them */
const removeOthers = async (tx: Transaction, keys: readonly string[]) => {
  const going = await tx
    .select({ key: activityFields.key, name: activityFields.name })
    .from(activityFields)
    .where(keys.length === 0 ? undefined : notInArray(activityFields.key, [...keys]))
    .orderBy(asc(activityFields.id))
    .for('update');
  if (going.length === 0) return;
  const gone = going.map(({ key }) => key);
  const [used] = await tx
    .select({ field: competitions.field })
    .from(competitions)
    .where(inArray(competitions.field, gone))
    .limit(1);
  const name = going.find(({ key }) => key === used?.field)?.name;
  if (name !== undefined) throw conflict(`方向「${name}」下还有活动，不能删除`, 'data');
  await tx.delete(activityFields).where(inArray(activityFields.key, gone));
};

/** Sets the fields as a whole. @throws Refusal FORBIDDEN, BAD_USER_INPUT, CONFLICT */
export const setFields = (
  { database, now }: Services,
  caller: Caller,
  { data }: Static<(typeof activityCalls.setFields)['body']>,
): Promise<CompetitionField[]> =>
  database.transaction(async (tx) => {
    if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以修改活动方向');
    refuseIf(fieldProblems(data.map(({ Key, Name }) => ({ key: Key, name: Name })))[0] ?? null);
    const before = await listFields(tx);
    await removeOthers(
      tx,
      data.map(({ Key }) => Key),
    );
    for (const [position, { Key, Name, Icon }] of data.entries()) {
      const set = { name: Name.trim(), icon: Icon, position };
      await tx
        .insert(activityFields)
        .values({ id: newId(now().getTime()), key: Key, ...set })
        .onConflictDoUpdate({ target: activityFields.key, set });
    }
    const after = await listFields(tx);
    await record(tx, actedBy(caller, now), {
      action: 'activities.setFields',
      kind: 'SITE',
      target: null,
      title: '活动方向',
      before,
      after,
    });
    return after;
  });
