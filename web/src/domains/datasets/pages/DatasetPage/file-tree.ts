export interface TreeFile {
  token: string;
  path: string;
  ext: string;
  size: number;
}

export interface Folder<F extends TreeFile> {
  name: string;
  /** From the top, with a slash behind each. */
  path: string;
  folders: Folder<F>[];
  files: { name: string; file: F }[];
}

/** Files by the folders of their paths; folders first, both as their paths are sorted. */
export const fileTree = <F extends TreeFile>(files: readonly F[]): Folder<F> => {
  const root: Folder<F> = { name: '', path: '', folders: [], files: [] };
  const known = new Map([['', root]]);
  const folderOf = (path: string): Folder<F> => {
    const found = known.get(path);
    if (found) return found;
    const parts = path.split('/').slice(0, -1);
    const parent = folderOf(
      parts
        .slice(0, -1)
        .map((part) => `${part}/`)
        .join(''),
    );
    const made: Folder<F> = { name: parts.at(-1) ?? '', path, folders: [], files: [] };
    parent.folders.push(made);
    known.set(path, made);
    return made;
  };
  for (const file of files) {
    const slash = file.path.lastIndexOf('/') + 1;
    folderOf(file.path.slice(0, slash)).files.push({ name: file.path.slice(slash), file });
  }
  return root;
};

const comparable = (text: string) => text.normalize('NFKC').toLowerCase();

/** The files whose paths have all words of a text; all of them for none. */
export const filesNamed = <F extends TreeFile>(files: readonly F[], text: string): readonly F[] => {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return files;
  return files.filter(({ path }) => {
    const own = comparable(path);
    return words.every((word) => own.includes(word));
  });
};
