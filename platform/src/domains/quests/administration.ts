import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { ManagedQuest, questAdminCalls } from '@whaletide/schema/domains/quests/rest.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import {
  questLimits,
  questProblems,
  type QuestTrigger,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { periodOf } from './periods.ts';
import { questProgress, type QuestRow, quests } from './tables.ts';

type Settings = CallInput<typeof questAdminCalls.update>['body'];
type NewQuest = CallInput<typeof questAdminCalls.create>['body'];

const toManaged = (row: QuestRow): ManagedQuest => ({
  _id: row.id,
  Name: row.name,
  Type: row.type,
  Link: row.link,
  Description: row.description,
  Guideline: row.guideline,
  CompletionThreshold: row.threshold,
  CountsOnce: row.countsOnce,
  Rewards: row.rewards,
  SortWeight: row.sortWeight,
  RelatedPages: row.relatedPages,
  AssociatedEventTypes: row.events,
  Active: row.active,
  UpdateDate: row.updateDate.toISOString(),
});

const checked = (body: Settings) => {
  const texts = {
    name: body.Name.trim(),
    link: body.Link?.trim() || null,
    description: body.Description.trim(),
    guideline: body.Guideline.trim(),
    threshold: body.CompletionThreshold,
    countsOnce: body.CountsOnce,
    sortWeight: body.SortWeight,
    relatedPages: [...new Set(body.RelatedPages)],
    events: [...new Set(body.AssociatedEventTypes as QuestTrigger[])],
  };
  const rewards = body.Rewards.map(({ Type: type, Amount: amount }) => ({ type, amount }));
  refuseIf(questProblems({ ...texts, rewards })[0] ?? null);
  return { ...texts, rewards: body.Rewards };
};

const ofQuest = ({ id, name }: Pick<QuestRow, 'id' | 'name'>) => ({
  kind: 'QUEST' as const,
  target: id,
  title: name,
});

/** In the order of the specification: rookie, weekly, daily, chore. */
const byType = sql`array_position(array['ROOKIE', 'WEEKLY', 'DAILY', 'CHORE'], ${quests.type})`;

/** A page of all quests, by type and weight. */
export const allQuests = (db: Handle, query: PageQuery): Promise<Page<ManagedQuest>> =>
  toPage(query, {
    rows: db.select().from(quests).orderBy(byType, asc(quests.sortWeight), asc(quests.id)),
    total: db.select({ rows: count() }).from(quests),
    present: (rows) => rows.map(toManaged),
  });

/** Adds a quest, switched off. @throws Refusal BAD_USER_INPUT as quests/rules/quest-settings.ts says, CONFLICT */
export const createQuest = (
  { database, now }: Services,
  caller: Caller,
  { Type: type, ...body }: NewQuest,
): Promise<ManagedQuest> =>
  database.transaction(async (tx) => {
    const at = now();
    const settings = checked(body);
    // Adding one waits for another that is being added: both count.
    await tx.execute(sql`lock table ${quests} in share row exclusive mode`);
    const [all] = await tx.select({ rows: count() }).from(quests);
    if ((all?.rows ?? 0) >= questLimits.quests)
      throw conflict(`最多${questLimits.quests}个任务，请修改已停用的任务`);
    const values = { ...settings, type, id: newId(at.getTime()), active: false, updateDate: at };
    const [row] = await tx.insert(quests).values(values).returning();
    if (!row) throw notFound('任务');
    await record(tx, actedBy(caller, now), {
      action: 'questAdmin.create',
      ...ofQuest(row),
      after: values,
    });
    return toManaged(row);
  });

/** Completes the quest for members who have reached a lowered threshold in the present period. */
const completeReached = async (tx: Transaction, quest: QuestRow, now: Date): Promise<void> => {
  const { questId, period, status, progress } = questProgress;
  const { id, threshold, rewards } = quest;
  await tx
    .update(questProgress)
    .set({ status: 'COMPLETED', threshold, rewards, updateDate: now })
    .where(
      and(
        eq(questId, id),
        eq(period, periodOf(quest.type, now)),
        eq(status, 'IN_PROGRESS'),
        gte(progress, threshold),
      ),
    );
};

/** Changes one under its row's lock, and writes down what was changed. @throws Refusal NOT_FOUND */
const change = (
  { database, now }: Services,
  { caller, id, action }: { caller: Caller; id: string; action: AuditAction },
  changes: Partial<QuestRow>,
): Promise<ManagedQuest> =>
  database.transaction(async (tx) => {
    const at = now();
    const own = eq(quests.id, id);
    const [before] = await tx.select().from(quests).where(own).for('no key update');
    if (!before) throw notFound('任务');
    const after = { ...before, ...changes, updateDate: at };
    await tx.update(quests).set(after).where(own);
    if (after.threshold < before.threshold) await completeReached(tx, after, at);
    await record(tx, actedBy(caller, now), { action, ...ofQuest(after), before, after });
    return toManaged(after);
  });

/**
 * Changes a quest; what was completed before stays as it was. @throws Refusal BAD_USER_INPUT,
 * NOT_FOUND
 */
export const updateQuest = async (
  services: Services,
  caller: Caller,
  id: string,
  body: Settings,
): Promise<ManagedQuest> =>
  change(services, { caller, id, action: 'questAdmin.update' }, checked(body));

/** @throws Refusal NOT_FOUND */
export const setQuestActive = (
  services: Services,
  caller: Caller,
  id: string,
  active: boolean,
): Promise<ManagedQuest> =>
  change(services, { caller, id, action: 'questAdmin.setActive' }, { active });
