/** Names that Windows keeps for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Most bytes of a name that file systems take, with room for what is added while it comes. */
const MOST_BYTES = 200;

const shortened = (name: string): string => {
  const dot = name.lastIndexOf('.');
  const ext = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : '';
  let stem = ext === '' ? name : name.slice(0, dot);
  while (Buffer.byteLength(stem + ext) > MOST_BYTES) stem = [...stem].slice(0, -1).join('');
  return stem + ext;
};

/** Name of a file or folder that every system takes, and that leads to no other folder. */
const safeName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    // Characters that order text otherwise than it is stored count as control characters here.
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu, '_')
    .replace(/^\.+/, (dots) => '_'.repeat(dots.length))
    .replace(/[. ]+$/, '');
  const kept = shortened(plain) || '_';
  return DEVICES.test(kept) ? `_${kept}` : kept;
};

/** Path of folders and a name, each of them safe. */
export const safePath = (path: string): string =>
  path
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.')
    .map(safeName)
    .join('/');

/** Gives names of one folder numbers where two are the same, as Windows and macOS compare them. */
export const distinctPaths = (paths: readonly string[]): string[] => {
  const taken = new Set<string>();
  return paths.map((path) => {
    const [, stem = path, ext = ''] = /^(.+?)(\.[^./]+)?$/.exec(path) ?? [];
    for (let number = 1; ; number++) {
      const name = number === 1 ? path : `${stem} (${number})${ext}`;
      const key = name.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  });
};
