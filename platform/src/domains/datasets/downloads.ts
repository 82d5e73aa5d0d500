import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DatasetVersionFile } from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';
import { FileMissing } from '#files/missing.ts';
import { type SizedEntry, storedZip, storedZipSize } from '#files/stored-zip.ts';
import type { Caller } from '#http/caller.ts';
import { partOfStream, sendRanged } from '#http/ranges.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { filesOf, versionsOf } from './contents.ts';
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

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * One file of a dataset, or the part of it that is asked for, as a download that counts.
 * @throws Refusal NOT_FOUND
 */
export const sendFile = async (
  services: Services,
  caller: Caller,
  { id, token }: { id: string; token: string },
  { request, reply }: Asked,
): Promise<FastifyReply> => {
  const { database, files } = services;
  await datasetAsSeen(database.db, caller, id);
  const upload = await uploadByKey(database.db, token);
  if (!upload || !(await mayReadDatasetFile(database.db, caller, token, id)))
    throw notFound('文件');
  await countRead(services, caller, id, 'download');
  return sendRanged(request, attachment(reply, upload.name, 'application/octet-stream'), {
    size: upload.size,
    // A key has the same bytes for ever.
    etag: `"${token}"`,
    open: (part) =>
      files.open(token, part).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound('文件') : error;
      }),
  });
};

/** Name of an archive's bytes: of what is in it, in its order and with its date. */
const etagOf = (all: readonly DatasetVersionFile[], date: Date): string => {
  const facts = JSON.stringify([date, all.map(({ Path, Token, Size }) => [Path, Token, Size])]);
  return `"${createHash('sha256').update(facts).digest('hex').slice(0, 32)}"`;
};

/**
 * All files of a version in one ZIP that is made as it is read, or a part of it; it counts as one
 * download. The files are as they are, so that a part can be made again.
 * @throws Refusal NOT_FOUND
 */
export const sendArchive = async (
  services: Services,
  caller: Caller,
  { id, version }: { id: string; version: number | undefined },
  { request, reply }: Asked,
): Promise<FastifyReply> => {
  const { files } = services;
  const { db } = services.database;
  const dataset = await datasetAsSeen(db, caller, id);
  const number = version ?? dataset.Version ?? 1;
  const all = await filesOf(db, caller, id, number);
  const own = (await versionsOf(db, caller, [id])).find(({ Version }) => Version === number);
  if (!own || all.length === 0) throw notFound('文件');
  await countRead(services, caller, id, 'download');
  const date = new Date(own.Date);
  const entries = all.map(({ Path, Token, Size }): SizedEntry => ({
    name: Path,
    date,
    size: Size,
    open: () => files.open(Token),
  }));
  return sendRanged(
    request,
    attachment(reply, `${dataset.Title} v${number}.zip`, 'application/zip'),
    {
      size: storedZipSize(entries),
      etag: etagOf(all, date),
      open: (part) => {
        const archive = storedZip(entries);
        return Promise.resolve(part ? partOfStream(archive, part) : archive);
      },
    },
  );
};
