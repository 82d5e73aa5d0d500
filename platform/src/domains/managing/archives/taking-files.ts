import { copyFile, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { extensionOf, fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Transaction } from '#database/database.ts';
import { HEAD_BYTES, looksLike } from '#files/signature.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { addUploads, newUploadKey } from '#domains/uploads/store/uploads.ts';
import type { UploadRow } from '#domains/uploads/tables.ts';
import type { NamedFiles } from '../named-files.ts';
import type { CheckedArchive, UnpackedFile } from './check-archive.ts';
import { shownName } from './archive-problem.ts';

/** Purposes that a description may name files for. */
const purposes: readonly UploadPurpose[] = [
  'asset',
  'post-image',
  'solution',
  'reference',
  'dataset',
];

const headOf = async (file: string): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

interface Taken {
  row: UploadRow;
  file: UnpackedFile;
  entry: string;
}

/**
 * Files of an archive that become uploads of the importing member, each under the rules of its
 * purpose. Keys are given at once; the bytes follow by `store`, the rows by `record`.
 */
export const takingFiles = (
  { config, files, now }: Services,
  { files: unpacked }: Pick<CheckedArchive, 'files'>,
  { memberId, folder }: { memberId: string; folder: string },
) => {
  const taken = new Map<string, Taken>();
  const byKey = new Map<string, Taken>();
  const named = new Set<string>();

  /** Answers the key of an entry for a purpose. @throws Refusal BAD_USER_INPUT with the entry */
  const fileOf = (file: { entry: string; name: string; purpose: string }): string => {
    const { entry, name } = file;
    const purpose = purposes.find((known) => known === file.purpose);
    const content = unpacked.get(entry);
    if (!purpose || !content) throw badInput(`竞赛描述指向不存在的条目「${shownName(entry)}」`);
    const known = taken.get(`${purpose} ${entry}`);
    if (known) return known.row.key;
    const problem = fileProblem({ name, size: content.size }, uploadRules[purpose]);
    if (problem) throw badInput(`条目「${entry}」：${problem.message}`);
    const row: UploadRow = {
      key: newUploadKey(),
      memberId,
      purpose,
      ext: extensionOf(name),
      name,
      size: content.size,
      hash: null,
      createDate: now(),
    };
    const one = { row, file: content, entry };
    taken.set(`${purpose} ${entry}`, one);
    byKey.set(row.key, one);
    named.add(entry);
    return row.key;
  };

  return {
    fileOf,
    /** Tells whether a description names the entry. */
    isNamed: (entry: string): boolean => named.has(entry),
    /** The files as settings name them, before they are stored. */
    files: ((key, purpose) => {
      const one = byKey.get(key);
      return Promise.resolve(
        one?.row.purpose === purpose
          ? { name: one.row.name, read: () => readFile(one.file.path) }
          : undefined,
      );
    }) satisfies NamedFiles,
    /**
     * Puts the bytes into the file store.
     * @throws Refusal for a file that isn't what its name says; the reason of `gone` where it aborts
     */
    store: async (gone: AbortSignal): Promise<void> => {
      for (const { row, file, entry } of taken.values()) {
        gone.throwIfAborted();
        if (row.size > 0 && !looksLike(row.ext, await headOf(file.path)))
          throw badInput(`条目「${entry}」的内容与扩展名 ${row.ext} 不符`);
        // One entry may be named for several purposes, and works are read once more.
        const copy = path.join(folder, row.key);
        await copyFile(file.path, copy);
        await files.put(row.key, copy);
      }
    },
    /** Adds the rows. @throws Refusal CONFLICT where the member's files would be too many */
    record: (tx: Transaction): Promise<void> =>
      addUploads(
        tx,
        [...taken.values()].map(({ row }) => row),
        config.limits,
      ),
    /** Takes the bytes back. */
    discard: async (): Promise<void> => {
      for (const { row } of taken.values()) await files.remove(row.key);
    },
  };
};
