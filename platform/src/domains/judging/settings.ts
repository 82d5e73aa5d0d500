import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type {
  Judging,
  judgingSettingsCalls,
} from '@whaletide/schema/domains/judging/rest/settings.ts';
import {
  changeProblem,
  type Criterion,
  judgingProblem,
  type JudgingSettings,
} from '@whaletide/schema/domains/judging/rules/settings.ts';
import { fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeTask } from '../competitions/store/changes.ts';
import type { TaskRow } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { hasSingleScores } from '../submissions/store/judged-scores.ts';
import { toJudging } from './presenters.ts';
import { hasBegun, lockManagedTask, managedTask, settingsOf } from './store/judgings.ts';
import { judgingJudges, judgingPairs, judgingReviews, judgings, judgingWorks } from './tables.ts';

/** Criteria as they are sent: one without an id is new. */
export type SentSettings = Omit<JudgingSettings, 'criteria'> & {
  criteria: readonly (Omit<Criterion, 'id'> & { id?: string | undefined })[];
};

/** Settings out of the words of the contract. */
export const sentSettings = (body: Static<typeof judgingSettingsCalls.set.body>): SentSettings => ({
  mode: body.Mode,
  isBlind: body.Blind,
  criteria: body.Criteria.map(({ Key, Title, Description, Kind, MaxPoints, Weight }) => ({
    id: Key,
    title: Title,
    description: Description,
    kind: Kind,
    maxPoints: MaxPoints,
    weight: Weight,
  })),
  judgesPerWork: body.JudgesPerWork,
  pairsPerWork: body.PairsPerWork,
  showsCriteria: body.ShowsCriteria,
  showsComments: body.ShowsComments,
});

/** Gives new criteria keys that none had. */
const withKeys = (sent: SentSettings['criteria'], before: readonly Criterion[]): Criterion[] => {
  const taken = new Set([...before, ...sent].flatMap(({ id }) => id ?? []));
  const known = new Set(before.map(({ id }) => id));
  let next = 1;
  const used = new Set<string>();
  return sent.map(({ id, title, description, kind, maxPoints, weight }) => {
    let key = id !== undefined && known.has(id) && !used.has(id) ? id : undefined;
    while (key === undefined) {
      const candidate = `c${next}`;
      next += 1;
      if (!taken.has(candidate) && !used.has(candidate)) key = candidate;
    }
    used.add(key);
    return {
      id: key,
      title: title.trim(),
      description: description.trim(),
      kind,
      maxPoints: kind === 'yesNo' ? 1 : maxPoints,
      weight,
    };
  });
};

/** A project's page shows its author. */
const asksForProjects = ({ subjective }: TaskRow): boolean =>
  subjective?.fields.some(({ Type, Hide }) => Type === fieldTypes.projectVersion && !Hide) ?? false;

/** Forgets who was to judge what, of a way of judging that isn't any more. */
const forgetAssignments = async (tx: Transaction, taskId: string): Promise<void> => {
  await tx.delete(judgingReviews).where(eq(judgingReviews.taskId, taskId));
  await tx.delete(judgingPairs).where(eq(judgingPairs.taskId, taskId));
  await tx.delete(judgingJudges).where(eq(judgingJudges.taskId, taskId));
};

/** Keeps the settings; null as the mode goes back to one score by any judge. */
const keep = async (
  tx: Transaction,
  taskId: string,
  { mode, isBlind: blind, criteria, ...others }: JudgingSettings,
): Promise<void> => {
  if (mode === null) {
    await tx.delete(judgingWorks).where(eq(judgingWorks.taskId, taskId));
    await tx.delete(judgings).where(eq(judgings.taskId, taskId));
  } else {
    const values = { mode, blind, criteria: [...criteria], ...others };
    await tx
      .insert(judgings)
      .values({ taskId, ...values })
      .onConflictDoUpdate({ target: judgings.taskId, set: values });
  }
  await changeTask(tx, taskId, { judgingMode: mode });
};

/** Settles how a task is judged. @throws Refusal as the contract says */
export const setJudging = async (
  { database, now }: Services,
  caller: Caller,
  taskId: string,
  sent: SentSettings,
): Promise<Judging> => {
  await database.transaction(async (tx) => {
    const { task, competition, judging } = await lockManagedTask(tx, caller, taskId);
    if (judging?.publishedDate) throw conflict('评审结果已发布，不能再更改');
    const before = settingsOf(judging);
    const after = { ...sent, criteria: withKeys(sent.criteria, before.criteria) };
    refuseIf(judgingProblem(after));
    refuseIf(changeProblem(before, after, await hasBegun(tx, taskId)));
    if (after.mode !== null && judging === null && (await hasSingleScores(tx, taskId)))
      throw conflict('已有评委为该任务的作品打过分，不能再更改评审方式', 'Mode');
    if (after.mode !== null && after.isBlind && asksForProjects(task))
      throw conflict(
        '表单中有项目，项目页会显示作者，不能盲评；请关闭盲评，或改为上传文件',
        'Blind',
      );
    if (judging && judging.mode !== after.mode) await forgetAssignments(tx, taskId);
    await keep(tx, taskId, after);
    await record(tx, actedBy(caller, now), {
      action: 'judging.set',
      ...ofCompetition(competition, task.name),
      before,
      after,
    });
  });
  return toJudging(database.db, await managedTask(database.db, caller, taskId));
};
