import type { Entry, ZipFile } from 'yauzl';
import {
  archiveLimits,
  isArchiveEntry,
  leadsOut,
  MANIFEST,
} from '@whaletide/schema/domains/managing/rules/archives.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { refuseArchive, shownName } from './archive-problem.ts';

/** In an entry's flags: it is encrypted. */
const ENCRYPTED = 0x1;
const STRONGLY_ENCRYPTED = 0x40;

/** Kinds of files in the upper half of an entry's attributes, as Unix writes them. */
const KIND = 0o170_000;
const REGULAR = 0o100_000;

const STORED = 0;
const DEFLATED = 8;

const checkEntry = (entry: Entry, name: string) => {
  const shown = shownName(name);
  if (leadsOut(name)) refuseArchive(`条目「${shown}」的路径指向压缩包之外`);
  const kind = (entry.externalFileAttributes >>> 16) & KIND;
  if (kind !== 0 && kind !== REGULAR) refuseArchive(`条目「${shown}」是链接或特殊文件`);
  if (!isArchiveEntry(name)) refuseArchive(`压缩包中有不认识的条目「${shown}」`);
  if (entry.generalPurposeBitFlag & (ENCRYPTED | STRONGLY_ENCRYPTED))
    refuseArchive(`条目「${shown}」已加密，请导入未加密的压缩包`);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    refuseArchive(`条目「${shown}」的压缩方法不支持`);
};

/**
 * Directory of an archive, checked before anything is unpacked.
 *
 * @param size of the archive in bytes
 * @param most bytes that its entries may have together, unpacked
 * @throws ArchiveProblem that names the entry
 */
export const entriesOfArchive = async (
  archive: ZipFile,
  { size, most }: { size: number; most: number },
): Promise<Map<string, Entry>> => {
  if (archive.entryCount > archiveLimits.entries)
    refuseArchive(`压缩包中的条目超过 ${archiveLimits.entries} 个`);
  const entries = new Map<string, Entry>();
  let [unpacked, packed] = [0, 0];
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>) {
    const name = entry.fileNameRaw.toString('utf8');
    checkEntry(entry, name);
    if (entries.has(name)) refuseArchive(`条目「${shownName(name)}」重复出现`);
    entries.set(name, entry);
    if (entries.size > archiveLimits.entries)
      refuseArchive(`压缩包中的条目超过 ${archiveLimits.entries} 个`);
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize;
    if (unpacked > most)
      refuseArchive(`解压后超过上限 ${sizeText(most)}（到条目「${shownName(name)}」为止）`);
    if (packed > size) refuseArchive(`条目「${shownName(name)}」与其他条目重叠`);
    if (unpacked > size * archiveLimits.ratio + archiveLimits.freeBytes)
      refuseArchive(`条目「${shownName(name)}」的压缩率异常`);
  }
  if (!entries.has(MANIFEST)) refuseArchive('压缩包中没有清单 manifest.json，不是导出的竞赛');
  return entries;
};
