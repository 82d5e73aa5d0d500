import { readFileSync } from 'node:fs';
import { parseStyles, type StyleFile } from './critical-styles.ts';

/** Record that the browser's build wrote (web/build/module-files.ts). */
interface Built {
  files: Record<string, { imports: string[]; css: string[] }>;
  /** By source file, of components. */
  modules: Record<string, string>;
}

/** The built files that some source files need. */
export interface NeededFiles {
  /** Addresses of scripts, each behind those that it imports. */
  scripts: string[];
  /** Addresses of style sheets, in the order of the cascade. */
  styles: string[];
}

/** Addresses in the browser's own document, of elements that this expression finds. */
const addressesIn = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(([, address = '']) => address);

/** Reads what the browser's build wrote. @param folder web's dist/, with a slash at its end */
export const readBuiltFiles = (folder: URL) => {
  const built = JSON.parse(readFileSync(new URL('module-files.json', folder), 'utf8')) as Built;
  const html = readFileSync(new URL('index.html', folder), 'utf8');
  const entry = {
    scripts: [
      ...addressesIn(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
      ...addressesIn(html, /<script type="module"[^>]* src="([^"]+)"/g),
    ],
    styles: addressesIn(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  };
  const parsed = new Map<string, StyleFile>();

  /** Files of the entry and of these modules. */
  const neededBy = (modules: readonly string[]): NeededFiles => {
    const scripts = new Set<string>();
    const styles = new Set(entry.styles);
    const seen = new Set<string>();
    const visit = (name: string) => {
      const file = built.files[name];
      if (!file || seen.has(name)) return;
      seen.add(name);
      file.imports.forEach(visit);
      for (const css of file.css) styles.add(`/${css}`);
      scripts.add(`/${name}`);
    };
    for (const module of modules) visit(built.modules[module] ?? '');
    // Evaluated last, when all that it will ask for is there.
    return { scripts: [...new Set([...scripts, ...entry.scripts])], styles: [...styles] };
  };

  const stylesOf = (address: string): StyleFile => {
    const known =
      parsed.get(address) ?? parseStyles(readFileSync(new URL(`.${address}`, folder), 'utf8'));
    parsed.set(address, known);
    return known;
  };

  return { neededBy, stylesOf };
};

export type BuiltFiles = ReturnType<typeof readBuiltFiles>;
