import { formatZonedTime } from '#lib/dates.ts';

/** A work of the team, as far as its file goes. */
export interface EarlierWork {
  fileName: string | null;
  /** In bytes. */
  fileSize: number | null;
  fileUrl: string | null;
  createdAt: string;
}

/** Works of the same size whose files are looked at: more are a coincidence. */
const MAX_COMPARED = 3;

const bytesAt = async (url: string): Promise<Uint8Array | null> => {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
};

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/**
 * Says that the team has handed in the very same file before, which would cost a submission once
 * more; null where it hasn't, or where that can't be told.
 */
export const sameWorkHint = async (
  file: File,
  works: readonly EarlierWork[],
): Promise<string | null> => {
  const alike = works.filter(({ fileSize, fileUrl }) => fileSize === file.size && fileUrl !== null);
  if (alike.length === 0) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { fileUrl, fileName, createdAt } of alike.slice(0, MAX_COMPARED)) {
    const before = await bytesAt(fileUrl ?? '');
    if (before && isSame(before, bytes))
      return `与 ${formatZonedTime(createdAt)} 提交的「${fileName ?? file.name}」内容完全相同，再次提交会再用掉一次提交次数`;
  }
  return null;
};
