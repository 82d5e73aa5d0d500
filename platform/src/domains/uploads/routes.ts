import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadCalls, type UploadPurpose } from '@whaletide/schema/rest/uploads.ts';
import { uploadRules } from '@whaletide/schema/rules/uploads.ts';
import type { Handle } from '../../database/database.ts';
import { FileMissing } from '../../files/missing.ts';
import { route } from '../../http/route.ts';
import type { Caller } from '../../http/caller.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, forbidden, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { receiveUpload } from './store/receive.ts';
import { checkRoom, uploadByKey } from './store/uploads.ts';

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.json': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface FileRules {
  /** Who may upload for organizers' purposes. */
  organizes: (db: Handle, caller: Caller) => Promise<boolean>;
  /** Who may read the files of a purpose that isn't everybody's. */
  readers: Partial<
    Record<
      UploadPurpose,
      (
        db: Handle,
        caller: Caller | null,
        upload: { key: string; memberId: string },
      ) => Promise<boolean>
    >
  >;
}

/** Uploads know nothing of who may do what with them: the domains' rules come from upload-rules.ts. */
export const uploadRoutes =
  ({ organizes, readers }: FileRules) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    const { config, database, files } = services;
    const { db } = database;
    await app.register(multipart);

    route(app, uploadCalls.upload, async ({ caller, query, request }) => {
      const { purpose } = query;
      const ofOrganizers = ['asset', 'solution', 'dataset'].includes(purpose);
      if (ofOrganizers && !(await organizes(db, caller))) {
        throw forbidden('只有主办方可以上传比赛文件');
      }
      if (!request.isMultipart()) throw badInput('请以 multipart/form-data 上传文件', 'file');
      await checkRoom(db, caller.id, config.limits.uploadTotalBytes);
      const part = await request.file({
        limits: { files: 1, fields: 0, fileSize: uploadRules[purpose].maxSize, headerPairs: 20 },
        throwFileSizeLimit: false,
      });
      if (part?.fieldname !== 'file') throw badInput('请选择要上传的文件', 'file');
      return receiveUpload(services, part, { memberId: caller.id, purpose });
    });

    route(app, uploadCalls.download, async ({ caller, params, reply }) => {
      const upload = await uploadByKey(db, params.key);
      const mayRead = upload && readers[upload.purpose];
      if (!upload || (mayRead && !(await mayRead(db, caller, upload)))) throw notFound('文件');
      const content = await files.open(upload.key).catch((error: unknown) => {
        if (error instanceof FileMissing) throw new Refusal('NOT_FOUND', '文件已删除或已过期');
        throw error;
      });
      const isPublic = mayRead === undefined;
      const picture = contentTypes[upload.ext]?.startsWith('image/');
      reply
        .header('content-type', contentTypes[upload.ext] ?? 'application/octet-stream')
        .header('content-length', upload.size)
        .header(
          'content-disposition',
          `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(upload.name)}`,
        )
        .header('x-content-type-options', 'nosniff')
        .header(
          'cache-control',
          isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
        );
      return reply.send(content);
    });
  };
