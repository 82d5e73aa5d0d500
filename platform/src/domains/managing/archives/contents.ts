import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  archiveLimits,
  BOARDS,
  DESCRIPTION,
  MANIFEST,
  RECEIPTS,
  WORKS,
} from '@whaletide/schema/domains/managing/rules/archives.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';
import { FileMissing } from '#files/missing.ts';
import type { ZipEntry } from '#files/zip.ts';
import { conflict } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { CompetitionPart } from '#domains/competitions/store/carried.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { worksOfArchive } from './archived-works.ts';
import { describeCompetition } from './describing.ts';
import type { Manifest } from './manifest.ts';
import type { PackedEntry } from './packing.ts';

const jsonEntry = (entry: string, value: unknown): PackedEntry => {
  const content = `${JSON.stringify(value, null, 1)}\n`;
  return { entry, size: Buffer.byteLength(content), sealed: false, content };
};

/** Everything but the manifest, in its order. */
const entriesOf = async (
  services: Services,
  competition: CompetitionRow,
  parts: readonly CompetitionPart[],
  withWorks: boolean,
): Promise<PackedEntry[]> => {
  const { document, entries, taskIds } = await describeCompetition(
    services.database.db,
    competition,
    parts,
  );
  const own = [jsonEntry(DESCRIPTION, document), ...entries];
  if (!withWorks) return own;
  const start = competition.startDate;
  const {
    works,
    boards,
    receipts,
    entries: files,
  } = await worksOfArchive(services, {
    taskIds,
    start,
  });
  return [
    ...own,
    jsonEntry(WORKS, works),
    jsonEntry(BOARDS, boards),
    jsonEntry(RECEIPTS, receipts),
    ...files,
  ];
};

/** @throws Refusal CONFLICT for more than an archive may hold */
const checkSize = (entries: readonly PackedEntry[], most: number) => {
  const size = entries.reduce((sum, one) => sum + one.size, 0);
  if (size > most) throw conflict(`竞赛的文件共 ${sizeText(size)}，超过导出上限 ${sizeText(most)}`);
  if (entries.length >= archiveLimits.entries)
    throw conflict(`竞赛的文件超过 ${archiveLimits.entries} 个，不能导出为一个压缩包`);
};

interface Making {
  competition: CompetitionRow;
  parts: readonly CompetitionPart[];
  withWorks: boolean;
  /** Told after each entry. */
  onProgress: (done: number, total: number) => Promise<void>;
}

/**
 * Contents of an archive, read as they are taken: the manifest comes last, with the hash of what was
 * written before it.
 * @throws Refusal CONFLICT for one that is too large, or whose files are gone
 */
export const archiveContents = async (
  services: Services,
  { competition, parts, withWorks, onProgress }: Making,
): Promise<AsyncGenerator<ZipEntry>> => {
  const { config, files, now } = services;
  const date = now();
  const all = await entriesOf(services, competition, parts, withWorks);
  checkSize(all, config.limits.archiveBytes);
  const listed: Manifest['entries'] = [];

  async function* contentOf(entry: PackedEntry): AsyncGenerator<Buffer | string> {
    if ('content' in entry) {
      yield typeof entry.content === 'string' ? entry.content : Buffer.from(entry.content);
      return;
    }
    try {
      yield* (await files.open(entry.key)) as AsyncIterable<Buffer>;
    } catch (error) {
      if (error instanceof FileMissing) throw conflict(`文件「${entry.name}」已丢失，不能导出`);
      throw error;
    }
  }

  async function* hashed(entry: PackedEntry): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const part of contentOf(entry)) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
    }
    listed.push({
      name: entry.entry,
      size,
      sha256: hash.digest('hex'),
      ...(entry.sealed && { sealed: true }),
    });
  }

  async function* contents(): AsyncGenerator<ZipEntry> {
    for (const [index, entry] of all.entries()) {
      yield { name: entry.entry, date, content: hashed(entry) };
      await onProgress(index + 1, all.length + 1);
    }
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      product: PRODUCT_VERSION,
      created: date.toISOString(),
      starts: competition.startDate.toISOString(),
      withWorks,
      entries: listed,
    };
    const { content } = jsonEntry(MANIFEST, manifest) as { content: string };
    yield { name: MANIFEST, date, content: Readable.from([content]) };
  }
  return contents();
};
