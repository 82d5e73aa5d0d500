import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadCalls, type UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { purposeScopeProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { Handle } from '#database/database.ts';
import { FileMissing } from '#files/missing.ts';
import { route } from '#http/route.ts';
import { sendRanged } from '#http/ranges.ts';
import type { Caller } from '#http/caller.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { Inspector } from './store/inspecting.ts';
import { receivePart } from './store/parts.ts';
import { receiveUpload } from './store/receive.ts';
import { beginUpload, cancelUpload, completeUpload, uploadSession } from './store/sessions.ts';
import { checkRoom, uploadByKey } from './store/uploads.ts';

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.json': 'application/json; charset=utf-8',
  '.ipynb': 'application/x-ipynb+json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export interface FileRules {
  /** Inspectors of a purpose's files before they are kept. */
  inspectors: Partial<Record<UploadPurpose, (services: Services) => Inspector>>;
  /** Tells whether the caller may upload for organizers' purposes. */
  organizes: (db: Handle, caller: Caller) => Promise<boolean>;
  /**
   * Checks of whether a caller may read the files of a purpose that isn't public; a name is the one
   * by which they are handed out in place of their own.
   */
  readers: Partial<
    Record<
      UploadPurpose,
      (
        db: Handle,
        caller: Caller | null,
        upload: { key: string; memberId: string },
        now: Date,
      ) => Promise<boolean | { name: string }>
    >
  >;
}

declare module '#domain.ts' {
  interface Domain {
    /** Rules of the purposes that files are uploaded for. */
    uploads?: Partial<Pick<FileRules, 'inspectors' | 'readers'>>;
    /** Tells who organizes competitions, and may upload for them. */
    organizes?: FileRules['organizes'];
  }
  interface Gathered {
    uploads: Pick<FileRules, 'inspectors' | 'readers'>;
    organizes: FileRules['organizes'];
  }
}

/** Uploads know nothing of who may do what with them: each domain brings the rules of its purposes. */
export const uploadRoutes =
  ({ inspectors, organizes, readers }: FileRules) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    const { config, database, files } = services;
    const { db } = database;
    await app.register(multipart);
    const looking = new Map(
      Object.entries(inspectors).map(([purpose, start]) => [purpose, start(services)]),
    );
    app.addHook('onClose', async () => {
      for (const inspector of looking.values()) await inspector.stop();
    });

    // A part goes to disk as it comes.
    app.addContentTypeParser('application/octet-stream', (_request, _payload, parsed) =>
      parsed(null),
    );

    route(app, uploadCalls.begin, ({ caller, body }) => beginUpload(services, caller, body));

    route(app, uploadCalls.session, ({ caller, params }) => uploadSession(db, caller, params.id));

    route(app, uploadCalls.part, async ({ caller, params, request }) => {
      const length = Number(request.headers['content-length']);
      if (length > 0) await caller.spend?.({ bytes: length });
      return receivePart(services, caller, params, {
        content: request.raw,
        length,
        hash: request.headers['x-part-sha256'],
      });
    });

    route(app, uploadCalls.complete, ({ caller, params }) =>
      completeUpload(services, caller, params.id),
    );

    route(app, uploadCalls.cancel, async ({ caller, params }) => {
      await cancelUpload(services, caller, params.id);
      return { ok: true as const };
    });

    route(app, uploadCalls.upload, async ({ caller, query, request }) => {
      const { purpose } = query;
      refuseIf(purposeScopeProblem(caller.scopes, purpose));
      // Every member may upload files of datasets, since each may publish one.
      const ofOrganizers = ['asset', 'solution', 'reference', 'archive'].includes(purpose);
      if (ofOrganizers && !(await organizes(db, caller))) {
        throw forbidden('只有主办方可以上传比赛和活动的文件');
      }
      if (!request.isMultipart()) throw badInput('请以 multipart/form-data 上传文件', 'file');
      await checkRoom(db, caller.id, purpose, config.limits);
      // A body that doesn't say how long it is is taken off once it has come.
      const told = Number(request.headers['content-length'] ?? 0);
      await caller.spend?.({ bytes: told });
      const part = await request.file({
        limits: { files: 1, fields: 0, fileSize: uploadRules[purpose].maxSize, headerPairs: 20 },
        throwFileSizeLimit: false,
      });
      if (part?.fieldname !== 'file') throw badInput('请选择要上传的文件', 'file');
      const owner = { memberId: caller.id, purpose };
      const kept = await receiveUpload(services, part, owner, { inspector: looking.get(purpose) });
      if (told === 0) await caller.spend?.({ bytes: kept.size });
      return kept;
    });

    route(app, uploadCalls.download, async ({ caller, params, request, reply }) => {
      const upload = await uploadByKey(db, params.key);
      const mayRead = upload && readers[upload.purpose];
      const readable =
        upload && (mayRead ? await mayRead(db, caller, upload, services.now()) : true);
      if (!upload || !readable) throw notFound('文件');
      const { name } = readable === true ? upload : readable;
      const isPublic = mayRead === undefined;
      const picture = contentTypes[upload.ext]?.startsWith('image/');
      reply
        .header('content-type', contentTypes[upload.ext] ?? 'application/octet-stream')
        .header(
          'content-disposition',
          `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .header('x-content-type-options', 'nosniff')
        .header(
          'cache-control',
          isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
        );
      return sendRanged(request, reply, {
        size: upload.size,
        // A key has the same bytes for ever.
        etag: `"${upload.key}"`,
        open: (part) =>
          files.open(upload.key, part).catch((error: unknown) => {
            if (error instanceof FileMissing) throw new Refusal('NOT_FOUND', '文件已删除或已过期');
            throw error;
          }),
      });
    });
  };
