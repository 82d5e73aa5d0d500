import { asc, eq, max } from 'drizzle-orm';
import type { StageSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { withinProblems } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { lastPartProblem } from '@whaletide/schema/domains/managing/rules/last-part.ts';
import { stageProblems } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import { settledAwardProblem } from '@whaletide/schema/domains/managing/rules/stage-award.ts';
import { isForeignKeyViolation, type Transaction } from '#database/database.ts';
import type { AnyCaller, Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { changeStage, deleteStage, insertStage } from '../competitions/store/changes.ts';
import { periodOf } from '../competitions/store/dates.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, type StageRow, stages, tasks } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { authorizations } from '../submissions/tables.ts';
import { teams } from '../teams/tables.ts';
import { movingDeadlines } from './deadlines.ts';
import { earlyOpening, openedAt } from './early-opening.ts';
import { moveFollowers, withStart } from './following.ts';
import { changedFields } from './forms.ts';
import { along, moveTask } from './moving-parts.ts';
import { scheduleSettling } from './settle-private-board.ts';

/** The stage with its competition locked. @throws Refusal NOT_FOUND, FORBIDDEN */
export const lockStage = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<{ stage: StageRow; competition: CompetitionRow }> => {
  const [found] = await tx.select().from(stages).where(eq(stages.id, id));
  if (!found) throw notFound('阶段');
  const competition = await lockManaged(tx, caller, found.competitionId);
  const [stage] = await tx.select().from(stages).where(eq(stages.id, id));
  if (!stage) throw notFound('阶段');
  return { stage, competition };
};

/** The stage, for who manages its competition. @throws Refusal NOT_FOUND, FORBIDDEN */
export const managedStage = async (
  { database: { db } }: Services,
  caller: AnyCaller,
  id: string,
): Promise<StageRow> => {
  const [stage] = await db.select().from(stages).where(eq(stages.id, id));
  if (!stage) throw notFound('阶段');
  await managedCompetition(db, caller, stage.competitionId);
  return stage;
};

const check = (
  input: StageSettings,
  competition: CompetitionRow,
  before: StageRow | null,
  now: Date,
) => {
  const { Name, StartDate, EndDate, AwardWhaleCoin, Lesson = '', Agreement } = input;
  const stage = {
    name: Name,
    startDate: StartDate,
    endDate: EndDate,
    awardWhaleCoin: AwardWhaleCoin,
    lesson: Lesson,
    qualification: Agreement
      ? {
          needed: Agreement.NeedAgreement,
          fields: Agreement.AgreementFields,
          notice: Agreement.AuthorizeNotice,
        }
      : null,
  };
  const word = eventWordOf(kindOf(competition));
  refuseIf(stageProblems(stage, periodOf(competition), word)[0] ?? null);
  refuseIf(earlyOpening(input, before, now));
};

/** The qualification review as the stage's columns; nothing where the input leaves it as it is. */
const agreementColumns = (
  { Agreement }: StageSettings,
  { before, answered, now }: { before: StageRow | null; answered: boolean; now: Date },
) =>
  Agreement && {
    needAgreement: Agreement.NeedAgreement,
    agreementFields: changedFields({
      before: before?.agreementFields ?? [],
      after: Agreement.AgreementFields,
      answered,
      at: 'Agreement.AgreementFields',
      now,
    }),
    authorizeNotice: Agreement.AuthorizeNotice.trim() || null,
  };

const columns = (
  input: StageSettings & { BeginsAfter: string | null },
  before: StageRow | null,
  now: Date,
) => ({
  beginsAfter: input.BeginsAfter,
  name: input.Name.trim(),
  startDate: new Date(input.StartDate),
  endDate: new Date(input.EndDate),
  awardWhaleCoin: input.AwardWhaleCoin,
  ...(input.Lesson !== undefined && { lesson: input.Lesson.trim() }),
  showLeaderboard: input.ShowLeaderboard,
  showPrivateLeaderboard: input.ShowPrivateLeaderboard,
  privateOpenedDate: openedAt(input, before, now),
});

/**
 * Runs a change of the stages. A team's stage is the one after those that it was promoted over,
 * in the order of their start: as far as teams have come, that order stays, and what was paid there.
 */
export const keepingOrder = async <T>(
  tx: Transaction,
  competitionId: string,
  change: () => Promise<T>,
): Promise<T> => {
  const [row] = await tx
    .select({ most: max(teams.promotions) })
    .from(teams)
    .where(eq(teams.competitionId, competitionId));
  const furthest = row?.most ?? null;
  const order = () =>
    tx
      .select({ id: stages.id, name: stages.name, award: stages.awardWhaleCoin })
      .from(stages)
      .where(eq(stages.competitionId, competitionId))
      .orderBy(asc(stages.startDate), asc(stages.id));
  const before = await order();
  const changed = await change();
  const after = await order();
  const reached = before.slice(0, (furthest ?? 0) + 1);
  if (furthest && reached.some(({ id }, index) => after[index]?.id !== id))
    throw conflict('已有团队晋级，不能改变阶段的先后', 'StartDate');
  refuseIf(settledAwardProblem(before, after, furthest));
  return changed;
};

/** @throws Refusal as the contract says */
export const createStage = (
  services: Services,
  caller: Caller,
  competitionId: string,
  given: StageSettings,
): Promise<StageRow> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    const competition = await lockManaged(tx, caller, competitionId);
    if (competition.isSeries) throw conflict('系列赛没有阶段，请在其子比赛中添加');
    const input = await withStart(tx, competition, null, given);
    check(input, competition, null, now());
    const id = newId(now().getTime());
    const form = agreementColumns(input, { before: null, answered: false, now: now() });
    const values = { ...columns(input, null, now()), ...form };
    const stage = await movingDeadlines(tx, services, { competition, words: undefined }, () =>
      keepingOrder(tx, competitionId, () => insertStage(tx, { id, competitionId, ...values })),
    );
    await record(tx, actedBy(caller, now), {
      action: 'managing.createStage',
      ...ofCompetition(competition, stage.name),
      after: values,
    });
    return stage;
  });

/**
 * Tells whether teams have handed in qualification reviews; a team that hands one in waits until
 * this is settled.
 */
const isAnswered = async (tx: Transaction, stageId: string): Promise<boolean> => {
  await tx.select({ id: stages.id }).from(stages).where(eq(stages.id, stageId)).for('update');
  const [row] = await tx
    .select({ id: authorizations.id })
    .from(authorizations)
    .where(eq(authorizations.stageId, stageId))
    .limit(1);
  return row !== undefined;
};

/** @throws Refusal as the contract says */
export const updateStage = (
  services: Services,
  caller: Caller,
  id: string,
  given: StageSettings,
): Promise<StageRow> =>
  services.database.transaction(async (tx) => {
    const { now } = services;
    const { stage, competition } = await lockStage(tx, caller, id);
    const input = await withStart(tx, competition, stage, given);
    check(input, competition, stage, now());
    const own = await tx
      .select()
      .from(tasks)
      .where(eq(tasks.stageId, id))
      .orderBy(asc(tasks.position));
    const whole = { startDate: input.StartDate, endDate: input.EndDate };
    // Tasks move by as much as their stage does when it comes to follow another.
    const follows =
      input.BeginsAfter !== null &&
      new Date(input.StartDate).getTime() !== stage.startDate.getTime();
    for (const task of follows ? [] : own) {
      refuseIf(
        withinProblems(periodOf(task), whole, [`任务「${task.name}」`, '所属阶段'])[0] ?? null,
      );
    }
    const situation = { before: stage, answered: await isAnswered(tx, id), now: now() };
    const values = { ...columns(input, stage, now()), ...agreementColumns(input, situation) };
    const words = input.DeadlineConfirmation;
    await movingDeadlines(tx, services, { competition, words }, () =>
      keepingOrder(tx, competition.id, async () => {
        await changeStage(tx, id, values);
        const move = { before: periodOf(stage), after: whole };
        for (const task of follows ? own : [])
          await moveTask(tx, services, task, along(task, move));
        await moveFollowers(tx, services, competition);
      }),
    );
    await scheduleSettling(tx, services, own, { before: stage, after: values });
    await record(tx, actedBy(caller, now), {
      action: 'managing.updateStage',
      ...ofCompetition(competition, stage.name),
      before: stage,
      after: values,
    });
    return { ...stage, ...values };
  });

/** @throws Refusal CONFLICT while the stage has tasks, or other things hang on it */
export const removeStage = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database
    .transaction(async (tx) => {
      const { now } = services;
      const { competition, stage } = await lockStage(tx, caller, id);
      const [task] = await tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(eq(tasks.stageId, id))
        .limit(1);
      if (task) throw conflict('请先删除该阶段的任务');
      await movingDeadlines(tx, services, { competition, words: undefined }, () =>
        keepingOrder(tx, competition.id, () => deleteStage(tx, id)),
      );
      await record(tx, actedBy(caller, now), {
        action: 'managing.removeStage',
        ...ofCompetition(competition, stage.name),
        before: stage,
      });
      const [left] = await tx
        .select({ id: stages.id })
        .from(stages)
        .where(eq(stages.competitionId, competition.id))
        .limit(1);
      const { detailType, published } = competition;
      if (!left)
        refuseIf(lastPartProblem('stage', { kind: kindOf(competition), detailType, published }));
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? conflict('该阶段已有数据，不能删除') : error;
    });
