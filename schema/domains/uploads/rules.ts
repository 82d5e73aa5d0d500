import type { UploadPurpose } from './rest.ts';
import { type Scope, scopeProblem } from '../account/rules/scopes.ts';
import { datasetExtensions } from '../datasets/rules/dataset-files.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { isReadable, UNREADABLE } from '#shared/rules/text.ts';

export interface UploadRule {
  /** With their dot, lower case. */
  exts: readonly string[];
  /** Bytes. */
  maxSize: number;
  /** Tells whether a file may be empty. */
  takesEmpty?: boolean;
}

const MIB = 1024 * 1024;

/**
 * Limits on the files of each purpose. A result's size is further limited by its task (SizeLimit,
 * in KB).
 */
export const uploadRules: Record<UploadPurpose, UploadRule> = {
  // Each task takes some of them; which are scored by whom: competitions/rules/competition-parts.ts.
  result: { exts: datasetExtensions.filter(Boolean), maxSize: 1024 * MIB },
  // Files of forms; each field limits them once more (SizeLimit, AcceptExts).
  answer: {
    exts: [
      '.csv',
      '.txt',
      '.md',
      '.json',
      '.zip',
      '.png',
      '.jpg',
      '.jpeg',
      '.pdf',
      '.ipynb',
      '.docx',
      '.pptx',
      '.xlsx',
    ],
    maxSize: 200 * MIB,
  },
  avatar: { exts: ['.png', '.jpg', '.jpeg', '.gif'], maxSize: 4 * MIB },
  // Pictures of forum posts.
  'post-image': { exts: ['.png', '.jpg', '.jpeg'], maxSize: 4 * MIB },
  // Files that a registration is reviewed by; each field of a form allows fewer types.
  qualification: {
    exts: ['.pdf', '.png', '.jpg', '.jpeg', '.doc', '.docx', '.zip'],
    maxSize: 20 * MIB,
  },
  // A photo of an ID for the manual route.
  identity: { exts: ['.jpg', '.jpeg', '.png'], maxSize: 5 * MIB },
  asset: {
    exts: ['.csv', '.txt', '.md', '.json', '.zip', '.png', '.jpg', '.jpeg'],
    maxSize: 1024 * MIB,
  },
  // A task's hidden solution, packed or not, of no more bytes either way: read into the database;
  // only managers can download it.
  solution: { exts: ['.csv', '.tsv', '.gz', '.zip'], maxSize: 256 * MIB },
  // Reference of scoring workers; no member reads it.
  reference: { exts: datasetExtensions, maxSize: 1024 * MIB },
  dataset: { exts: datasetExtensions, maxSize: 1024 * MIB, takesEmpty: true },
  // Screenshots of work orders.
  'work-order': { exts: ['.png', '.jpg', '.jpeg'], maxSize: 4 * MIB },
  // Checked whole before it is kept: JSON of nbformat 3 or 4.
  notebook: { exts: ['.ipynb'], maxSize: 20 * MIB },
  // A competition that is to be imported; gone once it is.
  archive: { exts: ['.zip'], maxSize: 1024 * MIB },
};

/** `.csv` of `Result.CSV`; an empty string where there is none. */
export const extensionOf = (name: string): string =>
  /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** 1.5 MB, 340 KB, 12 B: units of 1,024. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), units.length);
  const value = bytes / 1024 ** power;
  return `${value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[power - 1]}`;
};

/** So many extensions are named in a refusal; more help no one. */
const EXTS_NAMED = 20;

/** The refusal of a file by its name and size, at the field that took it. */
export const fileProblem = (
  file: { name: string; size: number },
  rule: UploadRule,
  field = 'file',
): Refusal | null => {
  if (!isReadable(file.name)) return refuse('BAD_USER_INPUT', `文件名：${UNREADABLE}`, field);
  const ext = extensionOf(file.name);
  if (!rule.exts.includes(ext)) {
    const message =
      rule.exts.length > EXTS_NAMED
        ? `不支持该文件格式（${ext}），可以打包为 .zip 后上传`
        : `不支持该文件格式，请上传 ${rule.exts.join('、')} 文件`;
    return refuse('BAD_USER_INPUT', message, field);
  }
  if (file.size === 0 && !rule.takesEmpty) return refuse('BAD_USER_INPUT', '文件是空的', field);
  if (file.size > rule.maxSize)
    return refuse('BAD_USER_INPUT', `文件大小超过限制（${sizeText(rule.maxSize)}）`, field);
  return null;
};

/** Purposes for which a token may upload that is good for handing in and nothing more. */
const handedIn: readonly UploadPurpose[] = ['result', 'answer'];

/** Why a token with these scopes may not upload for a purpose, or null. */
export const purposeScopeProblem = (
  held: readonly Scope[],
  purpose: UploadPurpose,
): Refusal | null => scopeProblem(held, handedIn.includes(purpose) ? 'submit' : 'write');
