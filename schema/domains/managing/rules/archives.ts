import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { DAY } from '#shared/rules/time.ts';

/** Name of the format in a manifest, and the version that this product writes and reads. */
export const ARCHIVE_FORMAT = 'whaletide-competition';
export const ARCHIVE_VERSION = 1;

/** Days for which an archive can be downloaded. */
export const ARCHIVE_DAYS = 7;

/** Archives and imports that a list shows. */
export const ARCHIVES_SHOWN = 20;

const MIB = 1024 * 1024;

/** Bounds of what is read. Sizes in bytes. */
export const archiveLimits = {
  entries: 50_000,
  manifest: 16 * MIB,
  /** Bytes of each JSON file beside it. */
  document: 32 * MIB,
  /** Works with and without files. */
  works: 200_000,
  /** Depth of lists and objects in a JSON file, and its values. */
  nesting: 40,
  values: 3_000_000,
  /** Most times that the content may be larger than the archive, beyond `freeBytes`. */
  ratio: 200,
  freeBytes: 16 * MIB,
} as const;

export const MANIFEST = 'manifest.json';
export const DESCRIPTION = 'competition.json';
export const WORKS = 'works.json';
export const BOARDS = 'boards.json';
export const RECEIPTS = 'receipts.json';

const FILE = /^(?:files|solutions|baselines|works)\/[1-9]\d{0,6}(?:\.[a-z0-9]{1,12})?$/;

/** Tells whether archives have an entry of that name. */
export const isArchiveEntry = (name: string): boolean =>
  [MANIFEST, DESCRIPTION, WORKS, BOARDS, RECEIPTS].includes(name) || FILE.test(name);

/** Tells whether an entry's name leads out of the archive: a parent folder, a root, a drive. */
export const leadsOut = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\\/i.test(name) || name.split('/').includes('..');

/** Why an import can't begin then; null when it can. */
export const importStartProblem = (startDate: string | null, now: Date): Refusal | null => {
  if (startDate === null) return null;
  const time = Date.parse(startDate);
  const YEAR = 366 * DAY;
  if (!Number.isFinite(time)) return refuse('BAD_USER_INPUT', '请选择开始时间', 'StartDate');
  return Math.abs(time - now.getTime()) > 10 * YEAR
    ? refuse('BAD_USER_INPUT', '开始时间应在十年之内', 'StartDate')
    : null;
};
