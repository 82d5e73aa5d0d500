import type { Handle } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import { ownKeys } from '../uploads/store/uploads.ts';
import type { WorkTexts } from './tables.ts';

/**
 * Checks that every picture is one that the work has already, or the writer's own upload
 * for posts.
 * @throws Refusal NOT_FOUND at the field of the picture
 */
export const checkPictures = async (
  db: Handle,
  memberId: string,
  work: WorkTexts,
  before: WorkTexts | null,
): Promise<void> => {
  const pictures = work.pics.map(({ key }) => key);
  const kept = new Set(before ? [before.cover, ...before.pics.map(({ key }) => key)] : []);
  const fresh = [work.cover, ...pictures].filter((key) => !kept.has(key));
  if (fresh.length === 0) return;
  const own = await ownKeys(db, { memberId, purpose: 'post-image', keys: fresh });
  const missing = (key: string) => !kept.has(key) && !own.has(key);
  if (missing(work.cover)) throw notFound('图片', 'WorkProps.Cover');
  if (pictures.some(missing)) throw notFound('图片', 'WorkProps.Pics');
};
