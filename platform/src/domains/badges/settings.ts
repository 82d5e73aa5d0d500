import { eq } from 'drizzle-orm';
import type { BadgeSetting, BadgeType } from '@whaletide/schema/domains/badges/rest.ts';
import { badgeProblems, badgeRules } from '@whaletide/schema/domains/badges/rules/badges.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { badgeSettings } from './tables.ts';

export interface Setting {
  type: BadgeType;
  name: string;
  thresholds: readonly number[];
  active: boolean;
}

const shipped: readonly Setting[] = badgeRules.map(({ type, name, thresholds }) => ({
  type,
  name,
  thresholds,
  active: true,
}));

/** Lists the name and requirements of each badge, in the order in which they are shown. */
export const settingsOf = async (db: Handle): Promise<Setting[]> => {
  const rows = await db.select().from(badgeSettings);
  const changed = new Map(rows.map((row) => [row.type, row]));
  return shipped.map((setting) => {
    const row = changed.get(setting.type);
    if (!row) return setting;
    const { name, thresholds, active } = row;
    return { type: setting.type, name, thresholds, active };
  });
};

export const toSetting = ({ type, name, thresholds, active }: Setting): BadgeSetting => ({
  Type: type,
  Name: name,
  Thresholds: [...thresholds],
  Active: active,
});

/**
 * Changes what a badge is called and takes, under its row's lock, and writes down what was changed.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT as badges/rules/badges.ts says
 */
export const updateBadge = (
  { database, now }: Services,
  caller: Caller,
  { Type, Name, Thresholds, Active }: BadgeSetting,
): Promise<BadgeSetting> =>
  database.transaction(async (tx) => {
    const setting = shipped.find(({ type }) => type === Type);
    if (!setting) throw notFound('徽章', 'Type');
    const { type } = setting;
    const after = { name: Name.trim(), thresholds: Thresholds, active: Active };
    refuseIf(badgeProblems(after)[0] ?? null);
    const own = eq(badgeSettings.type, type);
    const updateDate = now();
    const first = { ...setting, thresholds: [...setting.thresholds], updateDate };
    await tx.insert(badgeSettings).values(first).onConflictDoNothing();
    const [before] = await tx.select().from(badgeSettings).where(own).for('update');
    await tx
      .update(badgeSettings)
      .set({ ...after, updateDate })
      .where(own);
    await record(tx, actedBy(caller, now), {
      action: 'badgeAdmin.update',
      kind: 'BADGE',
      target: String(type),
      title: after.name,
      before,
      after,
    });
    return toSetting({ type, ...after });
  });
