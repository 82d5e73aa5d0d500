import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Dataset } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type {
  DatasetShowcase,
  ShowcaseGroup,
  ShowcaseSettings,
} from '@whaletide/schema/domains/datasets/rest/dataset-showcase.ts';
import {
  showcaseLimits,
  showcaseProblems,
} from '@whaletide/schema/domains/datasets/rules/dataset-showcase.ts';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { actedBy, record } from '../moderation/store.ts';
import { isListedDataset } from './list.ts';
import { datasetFacts, toDatasets } from './store/documents.ts';
import { datasets, datasetShowcases } from './tables.ts';

const NAME = 'list';

const settingsOf = async (db: Handle): Promise<ShowcaseSettings> => {
  const [row] = await db.select().from(datasetShowcases).where(eq(datasetShowcases.name, NAME));
  return { Groups: row?.groups ?? [], Sponsors: row?.sponsors ?? [] };
};

const idsOf = (groups: readonly ShowcaseGroup[]): string[] => [
  ...new Set(groups.flatMap(({ datasetBindings }) => datasetBindings.map((one) => one.Dataset))),
];

/** Finds which of the datasets everybody sees. */
const listedAmong = async (db: Handle, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, Dataset>();
  const rows = await db
    .select(datasetFacts)
    .from(datasets)
    .where(and(inArray(datasets.id, [...ids]), isListedDataset));
  return new Map((await toDatasets(db, rows)).map((dataset) => [dataset._id, dataset]));
};

/** Finds which of the members have open accounts. */
const openAmong = async (db: Handle, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...ids]), isNull(members.deactivated)));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Answers what everybody sees above the list of datasets.
 * Datasets that have been folded or hidden since make way for the next of their
 * group, and a group of less than three isn't shown.
 */
export const shownShowcase = async (db: Handle): Promise<DatasetShowcase> => {
  const { Groups, Sponsors } = await settingsOf(db);
  const groups = Groups.filter(({ Display }) => Display);
  const found = await listedAmong(db, idsOf(groups));
  const open = await openAmong(db, Sponsors);
  const { fewest, groups: most, sponsors } = showcaseLimits;
  return {
    data: groups
      .map(({ Name, datasetBindings }) => ({
        Name,
        datasetBindings: datasetBindings
          .flatMap(({ Reason, Dataset: id }) => {
            const Dataset = found.get(id);
            return Dataset ? [{ Reason, Dataset }] : [];
          })
          .slice(0, fewest),
      }))
      .filter(({ datasetBindings }) => datasetBindings.length === fewest)
      .slice(0, most),
    Sponsors: Sponsors.filter((id) => open.has(id)).slice(0, sponsors),
  };
};

const administrator = (caller: Caller): void => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以设置数据集推荐');
};

/** @throws Refusal FORBIDDEN */
export const showcaseSettings = async (db: Handle, caller: Caller): Promise<ShowcaseSettings> => {
  administrator(caller);
  return settingsOf(db);
};

const trimmed = ({ Groups, Sponsors }: ShowcaseSettings): ShowcaseSettings => ({
  Groups: Groups.map(({ Name, Display, datasetBindings }) => ({
    Name: Name.trim(),
    Display,
    datasetBindings: datasetBindings.map(({ Reason, Dataset }) => ({
      Reason: Reason.trim(),
      Dataset,
    })),
  })),
  Sponsors: [...Sponsors],
});

/**
 * Replaces the showcase.
 * @throws Refusal FORBIDDEN, BAD_USER_INPUT as datasets/rules/dataset-showcase.ts says, NOT_FOUND
 * for content that isn't public
 */
export const setShowcase = (
  { database, now }: Services,
  caller: Caller,
  given: ShowcaseSettings,
): Promise<ShowcaseSettings> => {
  administrator(caller);
  const settings = trimmed(given);
  refuseIf(
    showcaseProblems({
      groups: settings.Groups.map(({ Name, datasetBindings }) => ({
        name: Name,
        datasets: datasetBindings.map((one) => ({ dataset: one.Dataset, reason: one.Reason })),
      })),
      sponsors: settings.Sponsors,
    })[0] ?? null,
  );
  return database.transaction(async (tx) => {
    const found = await listedAmong(tx, idsOf(settings.Groups));
    settings.Groups.forEach(({ datasetBindings }, index) => {
      const lost = datasetBindings.findIndex(({ Dataset }) => !found.has(Dataset));
      if (lost >= 0)
        throw notFound(`公开数据集（第${lost + 1}个）`, `Groups.${index}.datasetBindings`);
    });
    const open = await openAmong(tx, settings.Sponsors);
    if (open.size < settings.Sponsors.length) throw notFound('用户', 'Sponsors');
    const before = await settingsOf(tx);
    const row = { groups: settings.Groups, sponsors: settings.Sponsors };
    await tx
      .insert(datasetShowcases)
      .values({ name: NAME, ...row })
      .onConflictDoUpdate({ target: datasetShowcases.name, set: row });
    await record(tx, actedBy(caller, now), {
      action: 'datasetShowcase.set',
      kind: 'SITE',
      target: null,
      title: '数据集推荐',
      before,
      after: settings,
    });
    return settings;
  });
};
