import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { DatasetVersionFile } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { FileMissing } from '../../files/missing.ts';
import { zip, type ZipEntry } from '../../files/zip.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { filesOf } from './contents.ts';
import { countRead } from './reads.ts';
import { mayReadDatasetFile } from './store/previews.ts';
import { datasetAsSeen } from './store/datasets.ts';
import { uploadByKey } from '../uploads/store/uploads.ts';

const attachment = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name.replace(/[\\/:*?"<>|]+/g, ' '))}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');

/** One file of a dataset, as a download that counts. @throws Refusal NOT_FOUND */
export const sendFile = async (
  services: Services,
  caller: Caller,
  { id, token }: { id: string; token: string },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { database, files } = services;
  await datasetAsSeen(database.db, caller, id);
  const upload = await uploadByKey(database.db, token);
  if (!upload || !(await mayReadDatasetFile(database.db, caller, token, id)))
    throw notFound('文件');
  const content = await files.open(token).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound('文件') : error;
  });
  await countRead(services, caller, id, 'download');
  return attachment(reply, upload.name, 'application/octet-stream')
    .header('content-length', upload.size)
    .send(content);
};

/** The files of a version one after the other, each opened when its turn has come. */
async function* entriesOf(
  { files }: Services,
  all: readonly DatasetVersionFile[],
  date: Date,
): AsyncGenerator<ZipEntry> {
  for (const { Path, Token } of all) {
    const content: Readable = await files.open(Token);
    yield { name: Path, date, content };
  }
}

/** All files of a version in one ZIP that is made as it is read; it counts as one download. @throws Refusal NOT_FOUND */
export const sendArchive = async (
  services: Services,
  caller: Caller,
  { id, version }: { id: string; version: number | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { db } = services.database;
  const dataset = await datasetAsSeen(db, caller, id);
  const all = await filesOf(db, caller, id, version);
  if (all.length === 0) throw notFound('文件');
  await countRead(services, caller, id, 'download');
  const name = `${dataset.Title} v${version ?? dataset.Version ?? 1}.zip`;
  const archive = zip(entriesOf(services, all, new Date(dataset.UpdateDate)));
  return attachment(reply, name, 'application/zip').send(archive);
};
