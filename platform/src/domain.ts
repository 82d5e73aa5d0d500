import type { FastifyInstance } from 'fastify';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Refusal } from '@whaletide/schema/shared/rules/refusal.ts';
import type { Handle, Transaction } from './database/database.ts';
import type { CompetitionPart } from './domains/competitions/store/carried.ts';
import type { ClosureParts } from './domains/account/closure.ts';
import type { CommentTargets } from './domains/comments/store/targets.ts';
import type { TellableTargets } from './domains/feed/store.ts';
import type { OnCreatorRestored } from './domains/account/administration.ts';
import type { OnFollow } from './domains/members/following.ts';
import type { MemberRow } from './domains/members/tables.ts';
import type { ContentSources } from './domains/moderation/store/content.ts';
import type { LabAttachments, LabsInColumns } from './domains/projects/store/attachments.ts';
import type { SearchSource } from './domains/search/store/source.ts';
import type { PageSources } from './domains/site/public-pages.ts';
import type { FileRules } from './domains/uploads/routes.ts';
import type { Parser } from './files/parsing/parser.ts';
import type { Lane } from './jobs/lanes.ts';
import type { Schedule } from './jobs/schedules.ts';
import type { JobHandler, WorkerOptions } from './jobs/worker.ts';
import type { MailSources } from './mail/mail-source.ts';
import type { PersonalColumn } from './personal-data/entry.ts';
import type { Namers } from './personal-data/named.ts';
import type { OwnFiles, Placer } from './personal-data/own-files.ts';
import type { Services } from './services.ts';

/** Adds routes to a scope of the server. */
export type Routes = (app: FastifyInstance, services: Services) => void | Promise<void>;

type Handlers = Readonly<Record<string, JobHandler>>;

/**
 * Handlers of jobs by their lane, so that short work never waits for long work: `work` is short,
 * `scores` is waited for, `programs` runs what organizers wrote, `previews` parses files to be shown,
 * `asides` scores what no member waits for, `bulk` reaches thousands, `files` puts large files
 * together, `archives` reads and writes whole competitions.
 */
export interface Jobs {
  work?: Handlers;
  scores?: Handlers;
  programs?: Handlers;
  previews?: Handlers;
  asides?: Handlers;
  bulk?: Handlers;
  files?: Handlers;
  archives?: Handlers;
  /** Jobs that a lane does at a time, and which of them; one after the other where it isn't said. */
  turns?: Partial<Record<Lane, Pick<WorkerOptions, 'atOnce' | 'choice'>>>;
  /** Ends the processes that the handlers hold. */
  stop?: () => Promise<void>;
}

export interface JobTools {
  services: Services;
  parser: Parser;
  gathered: Gathered;
}

/** Right that the support gives by accepting one type of application, which its own domain brings. */
export interface Application {
  /** Why this member can't be given it; null when they can. Their row is locked. */
  problem: (tx: Transaction, applicant: MemberRow) => Promise<Refusal | null>;
  /** Gives it, and answers what that changes for the log. */
  grant: (
    tx: Transaction,
    applicant: MemberRow,
    date: Date,
  ) => Promise<{ before: object; after: object }>;
  /** Message to the applicant; Markdown. */
  text: string;
  /** Words by which bell and mail tell it. */
  notice: string;
}

/** Applications by the types of their work orders. */
export type Applications = Readonly<Record<string, Application>>;

/** Content that is counted for the community beside its public pages. */
export type Counted = 'Members' | 'Works';

/**
 * Contribution of one domain to platform, its `index.ts`. Everything that a lower domain needs of a
 * higher one comes this way: it is gathered from all domains and handed to routes, jobs and upkeep.
 */
export interface Domain {
  routes?: (gathered: Gathered) => readonly Routes[];
  jobs?: (tools: JobTools) => Jobs;
  schedules?: (services: Services) => readonly Schedule[];
  /** Starts what runs beside the jobs; answers how to end it. */
  start?: (services: Services, gathered: Gathered) => () => Promise<void>;
  /** Chores of every hour, or `daily`. Harmless when several processes do them at once. */
  upkeep?: (services: Services, gathered: Gathered) => readonly (() => Promise<void>)[];
  /** Pages that every visitor sees, for sitemaps and counts. */
  publicPages?: Partial<PageSources>;
  counts?: Partial<Record<Counted, (db: Handle) => Promise<number>>>;
  /** Content that is searched. */
  search?: SearchSource;
  /** Content that administrators fold and delete. */
  moderated?: (gathered: Pick<Gathered, 'commented'>) => Partial<ContentSources>;
  /** Content that is commented on. */
  commented?: Partial<CommentTargets>;
  /** Content that feeds speak of. */
  feed?: Partial<TellableTargets>;
  /** Rules of the purposes that files are uploaded for. */
  uploads?: Partial<Pick<FileRules, 'inspectors' | 'readers'>>;
  /** Part of a competition that clones and archives carry. */
  ofCompetitions?: CompetitionPart;
  /** Tells who organizes competitions, and may upload for them. */
  organizes?: FileRules['organizes'];
  /** Columns that name an upload in use, by its purpose; others of that purpose go after a day. */
  usedUploads?: Partial<Record<UploadPurpose, readonly PgColumn[]>>;
  /** Columns with keys of stored files beside the uploads. */
  storedFiles?: readonly PgColumn[];
  /** Columns by which rows are a member's, for exports. */
  personal?: readonly PersonalColumn[];
  /** Things that exports call by their names. */
  named?: Partial<Namers>;
  /** Folders of exports for uploads that belong to something. */
  placed?: Placer;
  /** Files that exports have beside the member's uploads. */
  ownFiles?: OwnFiles;
  /** Reasons that keep a member from closing the account, and what is removed with it. */
  closure?: Partial<ClosureParts>;
  onFollow?: OnFollow;
  onCreatorRestored?: OnCreatorRestored;
  /** Rights that members apply for by work orders, by the types of these. */
  applications?: Applications;
  /** Subquery for the number of gift cards that wait for an administrator. */
  waitingExchanges?: SQL;
  /** Mails that a link in them ends. */
  mailed?: Partial<MailSources>;
  labAttachments?: LabAttachments;
  labsInColumns?: LabsInColumns;
  /** Tells whether everybody may see a column. */
  isColumn?: (db: Handle, id: string) => Promise<boolean>;
}

/** Contributions of all domains together. */
export interface Gathered {
  publicPages: PageSources;
  counts: Record<Counted, (db: Handle) => Promise<number>>;
  search: readonly SearchSource[];
  moderated: ContentSources;
  commented: CommentTargets;
  feed: TellableTargets;
  uploads: Pick<FileRules, 'inspectors' | 'readers'>;
  /** In the order of the domains. */
  competitionParts: readonly CompetitionPart[];
  organizes: FileRules['organizes'];
  usedUploads: Partial<Record<UploadPurpose, readonly PgColumn[]>>;
  storedFiles: readonly PgColumn[];
  personal: readonly PersonalColumn[];
  named: Namers;
  /** The higher domains first: of several places, a file is in the first. */
  placed: readonly Placer[];
  ownFiles: readonly OwnFiles[];
  closure: ClosureParts;
  onFollow: OnFollow;
  onCreatorRestored: OnCreatorRestored;
  applications: Applications;
  waitingExchanges: SQL;
  mailed: MailSources;
  labAttachments: LabAttachments;
  labsInColumns: LabsInColumns;
  isColumn: (db: Handle, id: string) => Promise<boolean>;
}
