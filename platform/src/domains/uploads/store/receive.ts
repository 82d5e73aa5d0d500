import type { MultipartFile } from '@fastify/multipart';
import type { UploadPurpose, UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { extensionOf, fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { Refusal } from '@whaletide/schema/shared/rules/refusal.ts';
import { looksLike } from '#files/signature.ts';
import { spool } from '#files/spool.ts';
import { badInput, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import type { Inspector } from './inspecting.ts';
import { fileUrl, newUploadKey, recordUpload } from './uploads.ts';

/** The last part of what the browser called the file; it is only ever shown, never a path. */
const baseName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '').slice(-255).replace(/^[\uDC00-\uDFFF]/, '');

/** Refuses a file by its name and size; null where both are fine. */
type FileCheck = (file: { name: string; size: number }) => Refusal | null;

/**
 * Takes one file in: its bytes go to disk as they come, are checked, and only then get a key.
 *
 * @param checks.problem what is asked of the file beside the rule of its purpose, as by a task
 * @throws Refusal BAD_USER_INPUT, CONFLICT; nothing is stored then
 */
export const receiveUpload = async (
  { config, database, files, now }: Services,
  part: MultipartFile,
  owner: { memberId: string; purpose: UploadPurpose },
  { inspector, problem }: { inspector?: Inspector | undefined; problem?: FileCheck } = {},
): Promise<UploadRef & { url: string }> => {
  const rule = uploadRules[owner.purpose];
  const refuseFile = (file: { name: string; size: number }) => {
    refuseIf(fileProblem(file, rule));
    refuseIf(problem?.(file) ?? null);
  };
  const name = baseName(part.filename);
  const ext = extensionOf(name);
  // The extension, before the bytes: a size of 1 stands for a file that isn't empty.
  refuseFile({ name, size: 1 });
  const key = newUploadKey();
  const spooled = await spool(part.file, config.dataDir, key);
  try {
    // Busboy ends a stream that grew too large, and says so once it was read: it is then one byte
    // over the limit or more, whichever limit that was.
    refuseFile({ name, size: spooled.size + (part.file.truncated ? 1 : 0) });
    if (!looksLike(ext, spooled.head)) {
      throw badInput(`文件内容与扩展名 ${ext} 不符`, 'file');
    }
    const keepFindings = await inspector?.inspect({ path: spooled.path, memberId: owner.memberId });
    await files.put(key, spooled.path);
    const row = {
      ...owner,
      key,
      ext,
      name,
      size: spooled.size,
      hash: spooled.hash,
      createDate: now(),
    };
    try {
      await recordUpload(database, row, config.limits, keepFindings);
    } catch (error) {
      await files.remove(key);
      throw error;
    }
    return { key, ext, name, size: spooled.size, url: fileUrl(key) };
  } finally {
    await spooled.discard();
  }
};
