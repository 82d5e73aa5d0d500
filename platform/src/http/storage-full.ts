/** Codes of a full disk: of the system for files, of PostgreSQL for its own (disk_full). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Tells that an error, or one that it was caused by, comes from a disk without space. */
export const isStorageFull = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (FULL.has((current as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
};
