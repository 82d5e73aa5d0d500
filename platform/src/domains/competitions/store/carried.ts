import type { TSchema } from 'typebox';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { checker } from '#http/validation.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { CompetitionRow, StageRow, TaskRow } from '../tables.ts';

/** Competition that is copied and the one that gets it, with the ids of the copied parts. */
export interface Copying {
  from: string;
  to: string;
  /** The copies of its stages and tasks by what they were copied of. */
  stageIds: ReadonlyMap<string, string>;
  taskIds: ReadonlyMap<string, string>;
  /** Moves a time as far as the copy moves; none stays none. */
  shifted: <T extends Date | null>(time: T) => T;
}

/** Place of an archive's description at which a file is named. */
export type ArchivedFile = object;

/** Competition that an archive is made of, stages and tasks in the order of its description. */
export interface ArchiveSource {
  competition: CompetitionRow;
  stages: readonly StageRow[];
  tasks: readonly TaskRow[];
  /** Names an upload: an importing member gets it as one of this purpose. */
  upload: (key: string, purpose: UploadPurpose) => ArchivedFile;
  /** Names content that is no upload. */
  content: (
    folder: 'solutions' | 'baselines',
    name: string,
    content: string | Uint8Array,
    purpose: UploadPurpose,
  ) => ArchivedFile;
}

/** Competition that is made of an archive, its parts in the order of the description. */
export interface ArchiveTarget {
  competitionId: string;
  stageIds: readonly string[];
  taskIds: readonly string[];
  /** Reads a file that a part names, quickly: a transaction waits for it. */
  read: (key: string, purpose: UploadPurpose) => Promise<Uint8Array>;
}

/**
 * Part of a competition that a domain keeps, as clones and archives carry it. What isn't carried is
 * named in managing/archives/held-tables.ts.
 */
export interface CompetitionPart {
  /** Its key in the description of an archive. */
  name: string;
  /** True where its rows are those of tasks: the copy of a task alone has them too. */
  ofTasks?: true;
  /** Copies its rows; absent where they are columns of the competition. */
  copy?: (tx: Transaction, services: Services, copying: Copying) => Promise<void>;
  archive?: {
    /** Its document, in the words of the contract; null where there is none. */
    describe: (db: Handle, source: ArchiveSource) => Promise<unknown>;
    /**
     * Makes it, as its managers would: everything is checked again. Its services are those of a
     * transaction, which others wait for.
     * @throws Refusal
     */
    build: (
      services: Services,
      caller: Caller,
      target: ArchiveTarget,
      document: unknown,
    ) => Promise<void>;
  };
}

declare module '#domain.ts' {
  interface Domain {
    /** Part of a competition that clones and archives carry. */
    ofCompetitions?: CompetitionPart;
  }
  interface Gathered {
    /** In the order of the domains. */
    competitionParts: readonly CompetitionPart[];
  }
}

/** Makes a check of a part's document. @throws Refusal BAD_USER_INPUT that names the part */
export const documentOf = <T>(schema: TSchema, title: string) => {
  const check = checker(schema, false);
  return (document: unknown): T => {
    try {
      return check(document) as T;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const at = error.field ? `（${error.field}）` : '';
      throw badInput(`竞赛描述中的「${title}」不符合格式${at}：${error.message}`);
    }
  };
};

/** The id at a place of the description. @throws Refusal BAD_USER_INPUT where there is none */
export const placeAt = (ids: readonly string[], index: number, title: string): string => {
  const id = ids[index];
  if (id === undefined) throw badInput(`竞赛描述中的「${title}」指向不存在的阶段或任务`);
  return id;
};
