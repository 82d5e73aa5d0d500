import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { sizeText } from '#domains/uploads/rules.ts';

export const pathLimits = {
  /** Characters of a whole path. */
  path: 255,
  /** Folders before the name. */
  folders: 10,
};

/** Characters that no file system of ours or of a member's accepts, and invisible ones. */
const FORBIDDEN = /[\\:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Why a file can't stand under this path in a dataset; null when it can. */
export const pathProblem = (path: string): string | null => {
  const parts = path.split('/');
  if (path === '' || parts.some((part) => part.trim() === '')) return '文件名和文件夹名不能为空';
  if ([...path].length > pathLimits.path) return `文件路径最多${pathLimits.path}个字符`;
  if (parts.length - 1 > pathLimits.folders) return `文件夹最多${pathLimits.folders}层`;
  if (FORBIDDEN.test(path)) return '文件名不能包含 \\ : * ? " < > | 等字符';
  if (parts.some((part) => part === '.' || part === '..' || /[. ]$/.test(part)))
    return '文件名不能以点或空格结尾';
  return parts.some((part) => DEVICE.test(part)) ? '该文件名被系统保留，请换一个名字' : null;
};

/** Names of files that systems and programs leave in folders, for themselves alone. */
const SYSTEM_NAME =
  /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|\.localized|~\$.*|\.Rhistory|\.Spotlight-V100|\.Trashes)$/i;
const SYSTEM_FOLDER =
  /^(__MACOSX|\.git|\.svn|\.ipynb_checkpoints|__pycache__|\.idea|\.vscode|\$RECYCLE\.BIN)$/i;

/** Tells whether a file of a chosen folder belongs to the system or a program and is no data. */
export const isSystemFile = (path: string): boolean => {
  const parts = path.split('/');
  return (
    SYSTEM_NAME.test(parts.at(-1) ?? '') ||
    parts.slice(0, -1).some((part) => SYSTEM_FOLDER.test(part))
  );
};

/** Two paths that some file system takes for one. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

export interface DatasetCaps {
  files: number;
  /** Bytes of all files together. */
  bytes: number;
}

export interface PathAndSize {
  path: string;
  /** Bytes. */
  size: number;
}

/** Why these can't be the files of a version; at `Files`. */
export const filesProblem = (files: readonly PathAndSize[], caps: DatasetCaps): Refusal | null => {
  const input = (message: string) => refuse('BAD_USER_INPUT', message, 'Files');
  if (files.length > caps.files) return input(`一个数据集最多${caps.files}个文件`);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > caps.bytes) return input(`数据集大小不能超过${sizeText(caps.bytes)}`);
  const seen = new Set<string>();
  const folders = new Set<string>();
  for (const { path } of files) {
    const problem = pathProblem(path);
    if (problem) return input(`「${path.slice(0, 60)}」：${problem}`);
    const key = keyOf(path);
    if (seen.has(key)) return input(`有两个文件都叫「${path}」`);
    seen.add(key);
    const parts = key.split('/');
    parts.slice(1).forEach((_, index) => folders.add(parts.slice(0, index + 1).join('/')));
  }
  const both = files.find(({ path }) => folders.has(keyOf(path)));
  return both ? input(`「${both.path}」既是文件又是文件夹`) : null;
};
