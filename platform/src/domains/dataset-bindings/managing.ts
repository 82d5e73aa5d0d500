import { count, eq, max } from 'drizzle-orm';
import {
  eventWordOf,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type {
  DatasetBinding,
  DatasetBindingInput,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import {
  bindingProblem,
  datasetLimits,
  descriptionProblem,
} from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { type CompetitionRow, stages } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { attachFiles } from './files.ts';
import { bindingsOf } from './store.ts';
import { datasetBindings } from './tables.ts';

const check = async (tx: Transaction, competition: CompetitionRow, input: DatasetBindingInput) => {
  refuseIf(
    bindingProblem({
      title: input.Title,
      description: input.Descriptions,
      isPublic: input.Public,
      reviewStage: input.ReviewStage,
      files: input.Files,
    }),
  );
  if (input.ReviewStage === null) return;
  const [own] = await tx
    .select({ stages: count() })
    .from(stages)
    .where(eq(stages.competitionId, competition.id));
  if (input.ReviewStage > (own?.stages ?? 0))
    throw badInput(
      `${eventWordOf(kindOf(competition))}没有第${input.ReviewStage}个阶段`,
      'ReviewStage',
    );
};

const columns = (input: DatasetBindingInput) => ({
  title: input.Title.trim(),
  description: input.Descriptions,
  isPublic: input.Public,
  reviewStage: input.ReviewStage,
});

const documentOf = async (
  db: Handle,
  caller: Caller,
  { competitionId, id }: { competitionId: string; id: string },
): Promise<DatasetBinding> => {
  const all = await bindingsOf(db, caller, [competitionId]);
  const binding = all.find(({ _id }) => _id === id);
  if (!binding) throw notFound('数据集');
  return binding;
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT as dataset-bindings/rules.ts says */
export const createBinding = async (
  services: Services,
  caller: Caller,
  competitionId: string,
  input: DatasetBindingInput,
): Promise<DatasetBinding> => {
  const { database, now } = services;
  const id = newId();
  await database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    await check(tx, competition, input);
    const [own] = await tx
      .select({ rows: count(), last: max(datasetBindings.position) })
      .from(datasetBindings)
      .where(eq(datasetBindings.competitionId, competitionId));
    if ((own?.rows ?? 0) >= datasetLimits.bindings)
      throw conflict(
        `一个${eventWordOf(kindOf(competition))}最多${datasetLimits.bindings}个数据集`,
      );
    const position = (own?.last ?? -1) + 1;
    await tx
      .insert(datasetBindings)
      .values({ id, competitionId, position, ...columns(input), createDate: now() });
    await attachFiles(services, tx, caller, id, input.Files);
    await record(tx, actedBy(caller, now), {
      action: 'datasetBindings.create',
      ...ofCompetition(competition, input.Title.trim()),
      after: { ...columns(input), files: input.Files },
    });
  });
  return documentOf(database.db, caller, { competitionId, id });
};

/** The dataset, locked with its competition, for who manages it. */
const lockBinding = async (tx: Transaction, caller: Caller, id: string) => {
  const find = async () => {
    const [found] = await tx.select().from(datasetBindings).where(eq(datasetBindings.id, id));
    if (!found) throw notFound('数据集');
    return found;
  };
  const competition = await lockManaged(tx, caller, (await find()).competitionId);
  return { binding: await find(), competition };
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT, BAD_USER_INPUT as dataset-bindings/rules.ts says */
export const updateBinding = async (
  services: Services,
  caller: Caller,
  id: string,
  input: DatasetBindingInput,
): Promise<DatasetBinding> => {
  const binding = await services.database.transaction(async (tx) => {
    const { binding: before, competition } = await lockBinding(tx, caller, id);
    await check(tx, competition, input);
    await tx.update(datasetBindings).set(columns(input)).where(eq(datasetBindings.id, id));
    await attachFiles(services, tx, caller, id, input.Files);
    await record(tx, actedBy(caller, services.now), {
      action: 'datasetBindings.update',
      ...ofCompetition(competition, before.title),
      before,
      after: { ...columns(input), files: input.Files },
    });
    return before;
  });
  return documentOf(services.database.db, caller, binding);
};

/**
 * Puts the datasets of a competition in this order.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT unless each of them is named once
 */
export const orderBindings = async (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  order: readonly string[],
): Promise<DatasetBinding[]> => {
  await database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    const own = await tx
      .select({ id: datasetBindings.id })
      .from(datasetBindings)
      .where(eq(datasetBindings.competitionId, competitionId))
      .orderBy(datasetBindings.position);
    const named = new Set(order);
    const isWhole = named.size === order.length && own.length === order.length;
    if (!isWhole || own.some(({ id }) => !named.has(id)))
      throw conflict('数据集已有变化，请刷新后重试');
    for (const [position, id] of order.entries())
      await tx.update(datasetBindings).set({ position }).where(eq(datasetBindings.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'datasetBindings.order',
      ...ofCompetition(competition),
      before: { order: own.map(({ id }) => id) },
      after: { order },
    });
  });
  return bindingsOf(database.db, caller, [competitionId]);
};

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export const removeBinding = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const { binding, competition } = await lockBinding(tx, caller, id);
    await tx.delete(datasetBindings).where(eq(datasetBindings.id, id));
    await record(tx, actedBy(caller, now), {
      action: 'datasetBindings.remove',
      ...ofCompetition(competition, binding.title),
      before: binding,
    });
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT */
export const describeDatasets = (
  { database, now }: Services,
  caller: Caller,
  competitionId: string,
  description: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, competitionId);
    refuseIf(descriptionProblem(description, 'DatasetBindingDescription'));
    await changeCompetition(tx, competitionId, { datasetDescription: description });
    await record(tx, actedBy(caller, now), {
      action: 'datasetBindings.describe',
      ...ofCompetition(competition),
      before: { datasetDescription: competition.datasetDescription },
      after: { datasetDescription: description },
    });
  });
