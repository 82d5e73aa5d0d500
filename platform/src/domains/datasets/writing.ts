import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type {
  Dataset,
  DatasetInput,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import type { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import {
  datasetProblems,
  datasetTextLimits,
  isChosenDatasetTag,
} from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { organizationAfter } from '../organizations/store.ts';
import { fileUrl, ownUpload } from '../uploads/store/uploads.ts';
import { licenseById } from './licenses.ts';
import { keepVersion } from './publishing.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { type DatasetRow, datasets, datasetVersionFiles, datasetVersions } from './tables.ts';
import { metaTagById } from './tags-catalogue.ts';

/** Tags that were given stay; its author neither chooses nor loses them. @throws Refusal BAD_USER_INPUT */
const tagsAfter = (before: readonly string[], chosen: readonly string[]): string[] => {
  const nameOf = (id: string) => metaTagById(id)?.tag.Name;
  for (const name of chosen.map(nameOf))
    if (name === undefined || !isChosenDatasetTag(name)) throw badInput('所选标签不存在', 'Tags');
  const given = before.filter((id) => !isChosenDatasetTag(nameOf(id) ?? ''));
  return [...new Set([...chosen, ...given])];
};

/** The address of the picture: one of the member's own, or what it is already. @throws Refusal NOT_FOUND */
const imageAfter = async (
  tx: Transaction,
  caller: Caller,
  before: string | null,
  image: string | null,
): Promise<string | null> => {
  if (image === null || image === before) return image;
  const key = image.slice(fileUrl('').length);
  const own = await ownUpload(tx, { memberId: caller.id, purpose: 'post-image', key });
  if (!own || fileUrl(own.key) !== image) throw notFound('图片', 'Image');
  return image;
};

const valuesOf = async (
  tx: Transaction,
  caller: Caller,
  before: Pick<DatasetRow, 'image' | 'tags' | 'organizationId'>,
  body: DatasetInput,
) => {
  const { Title, ShortDescription, Document, Tags, License, Visibility, Image } = body;
  refuseIf(
    datasetProblems({
      title: Title,
      description: ShortDescription,
      document: Document,
      tags: Tags,
    })[0] ?? null,
  );
  if (License !== null && !licenseById(License)) throw badInput('所选许可协议不存在', 'License');
  const title = Title.trim();
  return {
    title,
    titleKey: title.toLowerCase(),
    shortDescription: ShortDescription.trim(),
    document: Document,
    tags: tagsAfter(before.tags, Tags),
    licenseId: License,
    visibility: Visibility,
    image: await imageAfter(tx, caller, before.image, Image),
    organizationId: await organizationAfter(
      tx,
      caller.id,
      before.organizationId,
      body.Organization,
    ),
  };
};

/** Records that a dataset is there for everybody: with its first files, or once it is shown. */
const tellOf = async (tx: Transaction, { now }: Services, caller: Caller, id: string) => {
  const [row] = await tx
    .select({ visibility: datasets.visibility, versionNumber: datasets.versionNumber })
    .from(datasets)
    .where(eq(datasets.id, id));
  if (row?.visibility !== 'PUBLIC' || row.versionNumber === null) return;
  await tx
    .update(datasets)
    .set({ publishDate: now() })
    .where(and(eq(datasets.id, id), isNull(datasets.publishDate)));
  await recordActivity(tx, byMember(caller.id, 'PUBLISH', 'DATASET', id), now());
};

/** Makes a dataset, and of its files the first version. @throws Refusal BAD_USER_INPUT as the rules say, NOT_FOUND for another's files, FORBIDDEN for an organization that the member doesn't belong to */
export const createDataset = (
  services: Services,
  caller: Caller,
  body: CallInput<typeof datasetCalls.create>['body'],
): Promise<Dataset> =>
  services.database.transaction(async (tx) => {
    const date = services.now();
    const id = newId(date.getTime());
    const nothing = { image: null, tags: [], organizationId: null };
    const values = await valuesOf(tx, caller, nothing, body);
    await tx
      .insert(datasets)
      .values({ id, memberId: caller.id, ...values, createDate: date, updateDate: date });
    const version = { files: body.Files, note: '' };
    await keepVersion(services, tx, caller, { id, versionNumber: null }, version);
    await tellOf(tx, services, caller, id);
    return datasetAsSeen(tx, caller, id);
  });

/** The member's own dataset, locked. @throws Refusal NOT_FOUND */
const lockOwn = async (tx: Transaction, caller: Caller, id: string) => {
  const [row] = await tx
    .select()
    .from(datasets)
    .where(and(eq(datasets.id, id), eq(datasets.memberId, caller.id), eq(datasets.deleted, false)))
    .for('update');
  if (!row) throw notFound('数据集');
  return row;
};

/** Says what a dataset is called, what it says of itself and who sees it. @throws Refusal NOT_FOUND, BAD_USER_INPUT, FORBIDDEN for an organization that the member doesn't belong to */
export const updateDataset = (
  services: Services,
  caller: Caller,
  id: string,
  body: DatasetInput,
): Promise<Dataset> =>
  services.database.transaction(async (tx) => {
    const before = await lockOwn(tx, caller, id);
    const values = await valuesOf(tx, caller, before, body);
    await tx.update(datasets).set(values).where(eq(datasets.id, id));
    await tellOf(tx, services, caller, id);
    return datasetAsSeen(tx, caller, id);
  });

/** Publishes these files as the next version. @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT */
export const publishVersion = (
  services: Services,
  caller: Caller,
  id: string,
  { Files, Note }: CallInput<typeof datasetCalls.publish>['body'],
): Promise<Dataset> => {
  const note = Note.trim();
  if ([...note].length > datasetTextLimits.note)
    throw badInput(`版本说明最多${datasetTextLimits.note}个字符`, 'Note');
  if (Files.length === 0) throw badInput('请至少上传一个文件', 'Files');
  return services.database.transaction(async (tx) => {
    const dataset = await lockOwn(tx, caller, id);
    await keepVersion(services, tx, caller, dataset, { files: Files, note });
    await tellOf(tx, services, caller, id);
    return datasetAsSeen(tx, caller, id);
  });
};

/** Deletes the member's own dataset; its files are free for the next sweep, so that their bytes count no more. @throws Refusal NOT_FOUND */
export const removeDataset = ({ database }: Services, caller: Caller, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    await lockOwn(tx, caller, id);
    await tx
      .delete(datasetVersionFiles)
      .where(
        inArray(
          datasetVersionFiles.versionId,
          tx
            .select({ id: datasetVersions.id })
            .from(datasetVersions)
            .where(eq(datasetVersions.datasetId, id)),
        ),
      );
    await tx.update(datasets).set({ deleted: true, document: '' }).where(eq(datasets.id, id));
  });
