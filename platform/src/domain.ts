import type { FastifyInstance } from 'fastify';
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
 * together, `archives` reads and writes whole competitions,
 * `webhooks` waits for receivers outside.
 */
interface Jobs {
  work?: Handlers;
  scores?: Handlers;
  programs?: Handlers;
  previews?: Handlers;
  asides?: Handlers;
  bulk?: Handlers;
  files?: Handlers;
  archives?: Handlers;
  webhooks?: Handlers;
  /** Jobs that a lane does at a time, and which of them; one after the other where it isn't said. */
  turns?: Partial<Record<Lane, Pick<WorkerOptions, 'atOnce' | 'choice'>>>;
  /** Ends the processes that the handlers hold. */
  stop?: () => Promise<void>;
}

interface JobTools {
  services: Services;
  parser: Parser;
  gathered: Gathered;
}

/**
 * Contribution of one domain to platform, its `index.ts`. Everything that a lower domain needs of a
 * higher one comes this way: it is gathered from all domains and handed to routes, jobs and upkeep.
 * Here stands what platform itself takes. What a domain takes of others it declares beside what it
 * does with it, as `search` in domains/search/store/source.ts.
 */
export interface Domain {
  routes?: (gathered: Gathered) => readonly Routes[];
  jobs?: (tools: JobTools) => Jobs;
  schedules?: (services: Services) => readonly Schedule[];
  /** Starts what runs beside the jobs; answers how to end it. */
  start?: (services: Services, gathered: Gathered) => () => Promise<void>;
  /** Chores of every hour, or `daily`. Harmless when several processes do them at once. */
  upkeep?: (services: Services, gathered: Gathered) => readonly (() => Promise<void>)[];
  /** Columns by which rows are a member's, for exports. */
  personal?: readonly PersonalColumn[];
  /** Things that exports call by their names. */
  named?: Partial<Namers>;
  /** Folders of exports for uploads that belong to something. */
  placed?: Placer;
  /** Files that exports have beside the member's uploads. */
  ownFiles?: OwnFiles;
  /** Mails that a link in them ends. */
  mailed?: Partial<MailSources>;
}

/** Contributions of all domains together, declared likewise. */
export interface Gathered {
  personal: readonly PersonalColumn[];
  named: Namers;
  /** The higher domains first: of several places, a file is in the first. */
  placed: readonly Placer[];
  ownFiles: readonly OwnFiles[];
  mailed: MailSources;
}
