import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { fileUrl, ownUpload } from '../uploads/store/uploads.ts';

/**
 * The address of a picture that the manager uploaded; null takes one away, undefined keeps it.
 * @throws Refusal NOT_FOUND with the field
 */
export const pictureOf = async (
  tx: Transaction,
  caller: Caller,
  key: string | null | undefined,
  field: string,
) => {
  if (key == null) return key;
  const upload = await ownUpload(tx, { memberId: caller.id, purpose: 'post-image', key });
  if (!upload) throw notFound('图片', field);
  return fileUrl(upload.key);
};
