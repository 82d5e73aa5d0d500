import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScoringReport } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { looksLike } from '#files/signature.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import { newUploadKey, recordUpload } from '#domains/uploads/store/uploads.ts';

const kinds = ['.png', '.jpg'] as const;

/** A worker's picture, read and checked. */
interface CheckedPicture {
  name: string;
  ext: (typeof kinds)[number];
  content: Buffer;
}

/** Reads the pictures of a report. @throws Refusal BAD_USER_INPUT for what is neither PNG nor JPEG */
export const readPictures = ({ Pictures = [] }: ScoringReport): CheckedPicture[] =>
  Pictures.map(({ Name, Content }) => {
    const content = Buffer.from(Content, 'base64');
    const ext = kinds.find((kind) => looksLike(kind, content));
    if (!ext) throw badInput('图片应为 base64 编码的 PNG 或 JPEG', 'Pictures');
    return { name: Name, ext, content };
  });

/** Stores pictures as files that the work's readers read, in the room of the token's maker. */
export const storePictures = async (
  { config, database, files, now }: Services,
  memberId: string,
  pictures: readonly CheckedPicture[],
): Promise<{ key: string; name: string }[]> => {
  const stored: { key: string; name: string }[] = [];
  for (const { name, ext, content } of pictures) {
    const key = newUploadKey();
    const spooled = path.join(config.dataDir, `picture-${key}`);
    await writeFile(spooled, content);
    await files.put(key, spooled);
    const hash = createHash('sha256').update(content).digest('hex');
    const row = { key, ext, name, hash, size: content.length, createDate: now() };
    await recordUpload(database, { ...row, memberId, purpose: 'answer' }, config.limits);
    stored.push({ key, name });
  }
  return stored;
};
