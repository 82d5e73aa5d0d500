const MAX_LENGTH = 80;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every file system takes: without its signs, no longer than 80 characters. */
export const safeName = (name: string): string => {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .trim()
    .replace(/^\.+/, '_');
  const dot = plain.lastIndexOf('.');
  const [stem, ext] =
    dot > 0 && plain.length - dot <= 12 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const short = Array.from(stem).slice(0, MAX_LENGTH).join('').trim();
  const whole = short + ext;
  const ended = /[. ]$/.test(whole) ? `${whole.slice(0, -1)}_` : whole;
  return ended === '' || RESERVED.test(stem) ? `_${ended}` : ended;
};

/** Numbers the second file of a name in its folder: `数据 (2).csv`. */
const numbered = (path: string, number: number): string => {
  const dot = path.lastIndexOf('.');
  const end = dot > path.lastIndexOf('/') + 1 ? dot : path.length;
  return `${path.slice(0, end)} (${number})${path.slice(end)}`;
};

/** Makes paths below a folder for things and files by their names; no path comes twice. */
export const archivePaths = (root: string) => {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (folders: readonly string[], name: string): string => {
    const wanted = [root, ...folders.map(safeName), safeName(name)].join('/');
    const base = wanted.toLowerCase();
    let path = wanted;
    for (let number = last.get(base) ?? 1; taken.has(path.toLowerCase());) {
      number += 1;
      last.set(base, number);
      path = numbered(wanted, number);
    }
    taken.add(path.toLowerCase());
    return path;
  };
};
