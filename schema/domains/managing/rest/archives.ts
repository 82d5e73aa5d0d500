import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { ShortName } from '#domains/organizations/rest/organizations.ts';
import { UploadKey } from '#domains/uploads/rest.ts';
import { ARCHIVE_DAYS, ARCHIVES_SHOWN } from '../rules/archives.ts';

const archiveStates = ['PENDING', 'READY', 'FAILED', 'CANCELLED'] as const;

/** An archive of a competition that was asked for. */
export const CompetitionArchive = Type.Object({
  _id: Id,
  Competition: Id,
  State: Type.Enum(archiveStates),
  /** True where works with their scores are in it, under pseudonyms. */
  WithWorks: Type.Boolean(),
  CreateDate: Time,
  /** Until when it can be downloaded; null until it is ready. */
  Expires: Nullable(Time),
  /** Bytes; null until it is ready. */
  Size: Nullable(Type.Integer({ minimum: 0 })),
  /** Part of it that is made, 0 to 1. */
  Progress: Type.Number({ minimum: 0, maximum: 1 }),
  /** Why there is none, in Chinese. */
  Problem: Nullable(Type.String()),
});
export type CompetitionArchive = Static<typeof CompetitionArchive>;

/** An archive that is made into a competition. */
export const CompetitionImport = Type.Object({
  _id: Id,
  State: Type.Enum(archiveStates),
  /** Name of the file. */
  FileName: Type.String(),
  CreateDate: Time,
  Progress: Type.Number({ minimum: 0, maximum: 1 }),
  /** Why it was refused, in Chinese, with the entry. */
  Problem: Nullable(Type.String()),
  /** Draft that came of it; null until then, and once it is gone. */
  Competition: Nullable(Id),
  /** Works that were scored again and agree with the archived boards. */
  WorksCompared: Type.Integer({ minimum: 0 }),
  /** Works that can't be: scored by a worker, or without their file. */
  WorksLeft: Type.Integer({ minimum: 0 }),
});
export type CompetitionImport = Static<typeof CompetitionImport>;

/** Competitions as files. The specification names none; these are ours. */
export const archiveCalls = {
  list: call({
    operation: 'archives.list',
    method: 'GET',
    path: '/v2/api/competitions/:id/archives',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The archives of a competition of the last ${ARCHIVE_DAYS} days, newest first, at most ${ARCHIVES_SHOWN}; for those who manage it`,
    params: ById,
    response: ListOf(CompetitionArchive),
  }),
  export: call({
    operation: 'archives.export',
    method: 'POST',
    path: '/v2/api/competitions/:id/archives',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Has a competition made into an archive in the background: settings, pages, stages, tasks, solutions, datasets and files, with WithWorks works and scores under pseudonyms too; for those who manage it. Asked for again meanwhile, it is the same; 409 CONFLICT while one of the other kind is made',
    params: ById,
    body: Type.Object({ WithWorks: Type.Boolean() }),
    response: CompetitionArchive,
  }),
  download: call({
    operation: 'archives.download',
    method: 'GET',
    path: '/v2/api/competitionArchives/:id/file',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The archive, a ZIP, streamed; for those who manage the competition. 404 for one that isn’t ready, and after ${ARCHIVE_DAYS} days`,
    params: ById,
    response: Type.Unknown(),
  }),
  imports: call({
    operation: 'archives.imports',
    method: 'GET',
    path: '/api/organizations/:shortName/competitionImports',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: `The member’s imports into the organization of the last ${ARCHIVE_DAYS} days, newest first, at most ${ARCHIVES_SHOWN}`,
    params: Type.Object({ shortName: ShortName }),
    response: ListOf(CompetitionImport),
  }),
  import: call({
    operation: 'archives.import',
    method: 'POST',
    path: '/api/organizations/:shortName/competitionImports',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Has an archive checked and made into a draft of the organization in the background; for its administrators. Every hash is checked, works are scored again and their boards compared; whatever is wrong refuses the whole. 404 NOT_FOUND for a foreign upload, 409 CONFLICT while it is imported',
    params: Type.Object({ shortName: ShortName }),
    body: Type.Object({
      /** Key of the member's `archive` upload. */
      Archive: UploadKey,
      /**
       * New start, by which all times move; null and absent keep the hour and begin today, as a clone does.
       */
      StartDate: Type.Optional(Nullable(Time)),
    }),
    response: CompetitionImport,
  }),
  cancelImport: call({
    operation: 'archives.cancelImport',
    method: 'POST',
    path: '/api/competitionImports/:id/cancellation',
    access: 'member',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Ends an import that is under way or waits, and leaves nothing of it; for the member who asked for it. One that was cancelled is answered again. 404 NOT_FOUND for those of others, 409 CONFLICT once it has ended',
    params: ById,
    response: CompetitionImport,
  }),
};
