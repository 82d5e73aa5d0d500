import { recordOf, textOf } from './values.ts';

/** So many modules of a notebook are kept, and so much of each cell's code is read for them. */
const MAX_MODULES = 60;
const CODE_READ = 20_000;

const NAME = String.raw`[\p{L}_][\w]{0,49}`;
/** Python's and Julia's `import a, b.c as d` and `using A: b`. */
const IMPORT = new RegExp(String.raw`^[ \t]{0,40}(?:import|using)[ \t]+([\w.,: \t]{1,400})`, 'gmu');
const FROM = new RegExp(String.raw`^[ \t]{0,40}from[ \t]+(${NAME})`, 'gmu');
/** R's `library(x)`, `require("x")` and `x::y`. */
const LIBRARY = /\b(?:library|require)\(["']?([A-Za-z][\w.]{0,49})/g;
const QUALIFIED = /\b([A-Za-z][\w.]{1,49})::/g;
const START = new RegExp(`^${NAME}`, 'u');

/** Packages that are installed, and asked for, by another name than they are imported by. */
const installedAs: Record<string, string> = {
  sklearn: 'scikit-learn',
  torch: 'pytorch',
  cv2: 'opencv',
  skimage: 'scikit-image',
  bs4: 'beautifulsoup',
  PIL: 'pillow',
};

const listed = (list: string): string[] =>
  (list.split(':')[0] ?? '').split(',').flatMap((one) => START.exec(one.trim())?.[0] ?? []);

const found = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/**
 * Finds the modules that a notebook's code imports, each by its first name and by that of its
 * package.
 */
export const modulesOf = (cells: readonly unknown[]): string[] => {
  const modules = new Set<string>();
  for (const value of cells) {
    const cell = recordOf(value);
    if (cell.cell_type !== 'code') continue;
    const code = textOf(cell.source).slice(0, CODE_READ);
    const names = [
      ...found(code, IMPORT).flatMap(listed),
      ...found(code, FROM),
      ...found(code, LIBRARY),
      ...found(code, QUALIFIED),
    ];
    for (const name of names) {
      modules.add(name);
      const other = installedAs[name];
      if (other) modules.add(other);
    }
    if (modules.size >= MAX_MODULES) break;
  }
  return [...modules].slice(0, MAX_MODULES);
};
