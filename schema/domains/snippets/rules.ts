import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const snippetLimits = {
  name: 50,
  folder: 30,
  language: 20,
  /** Characters of code: more is a file, and belongs into a project. */
  code: 20_000,
  /** Projects of one member. */
  ofMember: 1_000,
  /** Limit per member: as many as a form still lists. */
  folders: 100,
};

/** Readers of a snippet: its member, anyone with its link, or everybody. */
export const snippetSharings = ['PRIVATE', 'LINK', 'PUBLIC'] as const;
export type SnippetSharing = (typeof snippetSharings)[number];

/** Languages that are highlighted, by their highlight.js names; any other stays plain. */
export const snippetLanguages = [
  'python',
  'r',
  'julia',
  'sql',
  'bash',
  'javascript',
  'json',
  'text',
] as const;

export interface SnippetTexts {
  name: string;
  language: string;
  code: string;
  folder: string;
}

const lengthOf = (text: string): number => [...text.trim()].length;

const nameProblem = (name: string): string | null => {
  if (!name.trim()) return '请输入片段名称';
  return lengthOf(name) > snippetLimits.name ? `片段名称最多${snippetLimits.name}个字符` : null;
};

const folderProblem = (folder: string): string | null => {
  if (!folder.trim()) return '请输入目录名称';
  return lengthOf(folder) > snippetLimits.folder
    ? `目录名称最多${snippetLimits.folder}个字符`
    : null;
};

const codeProblem = (code: string): string | null => {
  if (!code.trim()) return '请输入代码';
  return code.length > snippetLimits.code ? `代码最多${snippetLimits.code}个字符` : null;
};

const languageProblem = (language: string): string | null =>
  /^[a-z][\w+#.-]{0,19}$/.test(language) ? null : '请选择语言';

/** Why a snippet can't be kept so, at `Name`, `Language`, `Code` and `FolderName`; none when it can. */
export const snippetProblems = (texts: Partial<SnippetTexts>): Refusal[] => {
  const { name, language, code, folder } = texts;
  return Object.entries({
    Name: name === undefined ? null : nameProblem(name),
    Language: language === undefined ? null : languageProblem(language),
    Code: code === undefined ? null : codeProblem(code),
    FolderName: folder === undefined ? null : folderProblem(folder),
  }).flatMap(([field, message]) =>
    message === null ? [] : [refuse('BAD_USER_INPUT', message, field)],
  );
};

/** Why a member can't have one more, in this folder; `folders` counts it if it is a new one. */
export const snippetCountProblem = (snippets: number, folders: number): Refusal | null => {
  if (snippets > snippetLimits.ofMember)
    return refuse('CONFLICT', `每人最多保存${snippetLimits.ofMember}个代码片段`);
  if (folders > snippetLimits.folders)
    return refuse('CONFLICT', `最多创建${snippetLimits.folders}个目录`, 'FolderName');
  return null;
};
